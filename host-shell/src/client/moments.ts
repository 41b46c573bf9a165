import { BACKGROUND_TASK_DELAY_MS, DEVICE_BREAKPOINTS, FIRST_LOAD_DELAY_MS } from 'shared-contracts';
import { whenVisitorActs } from '../shell/index.ts';

/** Safari has no idle callback: there the next turn must do. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: BACKGROUND_TASK_DELAY_MS });
  else setTimeout(task, FIRST_LOAD_DELAY_MS);
};

/** For what a later page may use: on a desktop when the browser is idle; on small screens, where bytes are dear, with the visitor's first sign. */
export const whenFree = (task: () => void): void => (innerWidth >= DEVICE_BREAKPOINTS.desktop ? whenIdle : whenVisitorActs)(task);
