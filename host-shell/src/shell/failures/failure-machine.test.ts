import { describe, expect, it } from '@jest/globals';
import {
  firstStep,
  stepAfter,
  type Failure,
  type FailureAct,
  type FailureEvent,
  type FailureScreen,
  type FailureState,
} from './failure-machine.ts';

const failures: readonly Failure[] = ['unknown-address', 'unanswered', 'no-answer', 'not-rendered'];

describe('[J-98] [R-24] ≠05: the screen that a failure begins with', () => {
  const own: readonly FailureAct[] = ['compare-versions', 'begin-wait'];
  it.each<[Failure, string, boolean, boolean, FailureScreen, readonly FailureAct[]]>([
    // failure, where, online, guard open, screen, acts
    ['unknown-address', 'whatever else is true', true, false, 'not-found', []],
    ['unanswered', 'whatever else is true', true, false, 'not-found', []],
    ['unanswered', 'offline', false, true, 'not-found', []],
    ['no-answer', 'the first time', true, true, 'connection-failed', own],
    ['no-answer', 'a second time within the guard', true, false, 'maintenance', []],
    ['no-answer', 'offline', false, true, 'connection-failed', []],
    ['no-answer', 'offline within the guard', false, false, 'connection-failed', []],
    ['not-rendered', 'the first time', true, true, 'render-error', own],
    ['not-rendered', 'a second time within the guard', true, false, 'maintenance', []],
    ['not-rendered', 'offline within the guard', false, false, 'render-error', []],
  ])('%s, %s', (failure, _where, isOnline, mayReload, screen, acts) => {
    expect(firstStep(failure, isOnline, mayReload)).toEqual({ state: { failure, screen, isOnline }, acts });
  });
});

describe('[J-98] ≠05: what an event leads to', () => {
  const on = (failure: Failure, screen: FailureScreen, isOnline = true): FailureState => ({ failure, screen, isOnline });
  const unknown = on('unknown-address', 'not-found');
  const unanswered = on('unanswered', 'not-found', false);
  const connection = on('no-answer', 'connection-failed');
  const offline = on('no-answer', 'connection-failed', false);
  const rendering = on('not-rendered', 'render-error');
  const maintenance = on('no-answer', 'maintenance');

  it.each<[string, FailureState, Partial<Record<FailureEvent, FailureAct>>]>([
    ['an unknown address stays one', unknown, { 'retry-pressed': 'reload' }],
    ['an address that nobody was asked for', unanswered, { 'went-online': 'reload', 'retry-pressed': 'reload' }],
    [
      'no connection to the server',
      connection,
      { 'other-version': 'reload-once', 'wait-is-over': 'reload-once', 'went-online': 'reload', 'retry-pressed': 'reload' },
    ],
    ['no connection at all', offline, { 'went-online': 'reload', 'retry-pressed': 'reload' }],
    [
      'a page that could not be rendered',
      rendering,
      {
        'other-version': 'reload-once',
        'wait-is-over': 'reload-once',
        'went-online': 'reload',
        'retry-pressed': 'reload',
        'clear-pressed': 'clear',
      },
    ],
    ['the maintenance page', maintenance, { 'went-online': 'reload', 'retry-pressed': 'reload' }],
  ])('%s', (_title, state, acts) => {
    const events: readonly FailureEvent[] = [
      'other-version',
      'wait-is-over',
      'went-online',
      'went-offline',
      'retry-pressed',
      'clear-pressed',
    ];
    const done = Object.fromEntries(events.flatMap((event) => stepAfter(state, event).acts.map((act) => [event, act])));
    expect(done).toEqual(acts);
  });

  it('follows the connection, and never changes the failure or its screen by itself', () => {
    for (const failure of failures) {
      const { state } = firstStep(failure, true, true);
      const gone = stepAfter(state, 'went-offline').state;
      expect(gone).toEqual({ ...state, isOnline: false });
      expect(stepAfter(gone, 'went-online').state).toEqual(state);
    }
  });

  it('[V-09] offline nothing happens by itself, although the patience ends', () => {
    const gone = stepAfter(connection, 'went-offline').state;
    expect(stepAfter(gone, 'wait-is-over')).toEqual({ state: gone, acts: [] });
  });
});
