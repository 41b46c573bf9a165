import { APP_VERSION } from 'shared-contracts/constants';
import { guardedReload, mayReload, type ReloadPorts } from '../reload/reload-guard.ts';
import {
  firstStep,
  stepAfter,
  type Failure,
  type FailureAct,
  type FailureEvent,
  type FailureState,
  type FailureStep,
} from './failure-machine.ts';

export interface FailurePorts extends ReloadPorts {
  /** the version of the shop on the server; null without an answer. */
  readonly serverVersion: () => Promise<string | null>;
  /** Renders the page again without its error. */
  readonly clear: () => void;
  readonly show: (state: FailureState) => void;
}

export interface ErrorRecovery {
  readonly dispatch: (event: FailureEvent) => void;
  /** The screen is left: nothing happens by itself any more. */
  readonly end: () => void;
}

/** Time to read what happened, and as long as a failing server asks to wait (Retry-After). */
export const PATIENCE_MS = 10_000;

/** Runs the state machine of a failure: passes events to it and performs the actions that it returns. */
export const runErrorRecovery = (ports: FailurePorts, failure: Failure): ErrorRecovery => {
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { state, acts } = firstStep(failure, ports.isOnline(), mayReload(ports, 'error-page'));

  const perform: Readonly<Record<FailureAct, () => unknown>> = {
    'compare-versions': async () => {
      const version = await ports.serverVersion();
      if (version !== null && version !== APP_VERSION) dispatch('other-version');
    },
    'begin-wait': () => {
      timer = setTimeout(() => dispatch('wait-is-over'), PATIENCE_MS);
    },
    'reload-once': () => guardedReload(ports, 'error-page'),
    reload: ports.reload,
    clear: ports.clear,
  };
  const take = (step: FailureStep): void => {
    state = step.state;
    ports.show(state);
    for (const act of step.acts) perform[act]();
  };
  const dispatch = (event: FailureEvent): void => {
    if (!isLeft) take(stepAfter(state, event));
  };

  const ofConnection = new AbortController();
  addEventListener('online', () => dispatch('went-online'), ofConnection);
  addEventListener('offline', () => dispatch('went-offline'), ofConnection);
  take({ state, acts });
  return {
    dispatch,
    end: () => {
      isLeft = true;
      clearTimeout(timer);
      ofConnection.abort();
    },
  };
};
