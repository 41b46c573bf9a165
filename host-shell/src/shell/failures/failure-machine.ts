/** What went wrong; the cases are those of ≠04. */
export type Failure =
  /** The resolver knows no such page. */
  | 'unknown-address'
  /** There was no answer, and nothing is stored for the address; or the answer is empty. */
  | 'unanswered'
  /** No HTTP answer at all after all tries, although the browser is online. */
  | 'no-answer'
  /** A part that no boundary of its own caught failed while it was rendered. */
  | 'not-rendered';

/** The screens of ≠05 and of maintenance; the second one has the text of its failure. */
export type FailureScreen = 'not-found' | 'connection-failed' | 'render-error' | 'maintenance';

export interface FailureState {
  readonly failure: Failure;
  readonly screen: FailureScreen;
  readonly isOnline: boolean;
}

export type FailureEvent =
  /** The server has another version of the shop than the page (V-05). */
  | 'other-version'
  /** The visitor has had the time to read what happened. */
  | 'wait-is-over'
  | 'went-online'
  | 'went-offline'
  /** The buttons of the screens (V-08, V-11). */
  | 'retry-pressed'
  | 'clear-pressed';

export type FailureAct =
  | 'compare-versions'
  | 'begin-wait'
  /** An automatic reload: at most one within the guard (V-10). */
  | 'reload-once'
  /** A reload that the visitor asked for, or that follows a returning connection. */
  | 'reload'
  | 'clear';

/** State of the machine, and the actions that the last event requires. */
export interface FailureStep {
  readonly state: FailureState;
  readonly acts: readonly FailureAct[];
}

const screenOf: Readonly<Record<Failure, FailureScreen>> = {
  'unknown-address': 'not-found',
  unanswered: 'not-found',
  'no-answer': 'connection-failed',
  'not-rendered': 'render-error',
};

/** The state before the browser has looked at connection and guard; the server renders this one. */
export const initialState = (failure: Failure): FailureState => ({ failure, screen: screenOf[failure], isOnline: true });

/** The failures that the page tries to leave by itself. */
const endsItself = (failure: Failure): boolean => failure === 'no-answer' || failure === 'not-rendered';

/**
 * The screen that a failure begins with (≠05): its own one, or the maintenance page when it comes again within the guard.
 * @param mayReload whether the guard of error pages is open
 */
export const firstStep = (failure: Failure, isOnline: boolean, mayReload: boolean): FailureStep => {
  const state = { ...initialState(failure), isOnline };
  if (!endsItself(failure) || !isOnline) return { state, acts: [] };
  return mayReload ? { state, acts: ['compare-versions', 'begin-wait'] } : { state: { ...state, screen: 'maintenance' }, acts: [] };
};

const actOf = ({ failure, screen, isOnline }: FailureState, event: FailureEvent): FailureAct | null => {
  switch (event) {
    case 'other-version':
    case 'wait-is-over':
      return endsItself(failure) && screen !== 'maintenance' && isOnline ? 'reload-once' : null;
    case 'went-online':
      return failure === 'unknown-address' ? null : 'reload';
    case 'retry-pressed':
      return 'reload';
    case 'clear-pressed':
      return failure === 'not-rendered' ? 'clear' : null;
    case 'went-offline':
      return null;
    default:
      return event satisfies never;
  }
};

/** ≠05: what an event leads to. Pure; `run-error-recovery.ts` runs it. */
export const stepAfter = (state: FailureState, event: FailureEvent): FailureStep => {
  const act = actOf(state, event);
  const isOnline = event === 'went-online' || (event !== 'went-offline' && state.isOnline);
  return { state: { ...state, isOnline }, acts: act === null ? [] : [act] };
};
