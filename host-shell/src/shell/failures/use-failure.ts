import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reloadPorts } from '../browser-page.ts';
import { initialState, type Failure, type FailureEvent, type FailureState } from './failure-machine.ts';
import { runErrorRecovery, type ErrorRecovery } from './run-error-recovery.ts';

const serverVersion = async (): Promise<string | null> => {
  try {
    const response = await fetch('/check-version', { cache: 'no-store' });
    return response.ok ? (await response.text()).trim() : null;
  } catch {
    return null; // the failure that brought the visitor here goes on
  }
};

const nothing = (): void => {};

/**
 * The failure that a page is shown for: its present state, and the function that takes the events of its buttons.
 * @param onClear renders the page again without the error (V-11)
 */
export const useFailure = (failure: Failure, onClear = nothing): readonly [FailureState, (event: FailureEvent) => void] => {
  const [state, show] = useState(() => initialState(failure));
  const recovery = useRef<ErrorRecovery>(null);
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    const live = runErrorRecovery({ ...reloadPorts(), serverVersion, show, clear: () => clear() }, failure);
    recovery.current = live;
    return live.end;
  }, [failure]);
  return [state, (event) => recovery.current?.dispatch(event)];
};
