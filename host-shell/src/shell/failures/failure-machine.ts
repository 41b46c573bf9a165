/** What went wrong, as ≠04 tells it apart. */
export type Failure =
  /** The resolver knows no such page. */
  | 'unknown-address'
  /** Nobody was there to ask, and nothing is kept of the address; or the answer says nothing. */
  | 'unanswered'
  /** No HTTP answer at all after all tries, although the browser is online. */
  | 'no-answer'
  /** A part that no boundary of its own caught failed while it was drawn. */
  | 'not-drawn';

/** The three screens of ≠05, the middle one in the words of its failure. */
export type FailureScreen = 'not-found' | 'connection-failed' | 'render-error' | 'maintenance';

export interface FailureState {
  readonly failure: Failure;
  readonly screen: FailureScreen;
  readonly isOnline: boolean;
}

export type FailureEvent =
  /** The server speaks for another version of the shop than the page (V-05). */
  | 'other-version'
  /** The visitor has had the time to read what happened. */
  | 'patience-over'
  | 'went-online'
  | 'went-offline'
  /** The buttons of the screens (V-08, V-11). */
  | 'retry-pressed'
  | 'clear-pressed';

export type FailureAct =
  | 'compare-versions'
  | 'begin-patience'
  /** A reload that nobody asked for: at most one within the guard (V-10). */
  | 'reload-once'
  /** A reload that somebody asked for, or that a returning connection promises to be worth it. */
  | 'reload'
  | 'clear';

/** Where the machine stands, and what is to be done because of the event that led here. */
export interface FailureStep {
  readonly state: FailureState;
  readonly acts: readonly FailureAct[];
}

const screenOf: Readonly<Record<Failure, FailureScreen>> = {
  'unknown-address': 'not-found',
  unanswered: 'not-found',
  'no-answer': 'connection-failed',
  'not-drawn': 'render-error',
};

/** How a failure is told until the browser has looked around; the server draws it like this. */
export const drawnState = (failure: Failure): FailureState => ({ failure, screen: screenOf[failure], isOnline: true });

/** The failures that the page tries to leave by itself. */
const endsItself = (failure: Failure): boolean => failure === 'no-answer' || failure === 'not-drawn';

/**
 * The screen that a failure begins with (≠05): its own one, or the maintenance page when it comes again within the guard.
 * @param mayReload whether the guard of error pages is open
 */
export const firstStep = (failure: Failure, isOnline: boolean, mayReload: boolean): FailureStep => {
  const state = { ...drawnState(failure), isOnline };
  if (!endsItself(failure) || !isOnline) return { state, acts: [] };
  return mayReload ? { state, acts: ['compare-versions', 'begin-patience'] } : { state: { ...state, screen: 'maintenance' }, acts: [] };
};

const actOf = ({ failure, screen, isOnline }: FailureState, event: FailureEvent): FailureAct | null => {
  switch (event) {
    case 'other-version':
    case 'patience-over':
      return endsItself(failure) && screen !== 'maintenance' && isOnline ? 'reload-once' : null;
    case 'went-online':
      return failure === 'unknown-address' ? null : 'reload';
    case 'retry-pressed':
      return 'reload';
    case 'clear-pressed':
      return failure === 'not-drawn' ? 'clear' : null;
    case 'went-offline':
      return null;
    default:
      return event satisfies never;
  }
};

/** ≠05: what an event leads to. Pure; `run-error-recovery.ts` lives by it. */
export const stepAfter = (state: FailureState, event: FailureEvent): FailureStep => {
  const act = actOf(state, event);
  const isOnline = event === 'went-online' || (event !== 'went-offline' && state.isOnline);
  return { state: { ...state, isOnline }, acts: act === null ? [] : [act] };
};
