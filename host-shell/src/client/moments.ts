import { BACKGROUND_TASK_DELAY_MS, DEVICE_BREAKPOINTS, FIRST_LOAD_DELAY_MS } from 'shared-contracts';
import { onFirstInteraction } from '../shell/index.ts';

/** Safari has no idle callback: there the next turn must do. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: BACKGROUND_TASK_DELAY_MS });
  else setTimeout(task, FIRST_LOAD_DELAY_MS);
};

/**
 * S-46, S-47: what a page reads for the visitor a second after its start, and what nobody waits for two seconds later; without a
 * connection that is wanted at once: it knows where copies are.
 */
export const afterStart = (load: () => void, background: () => void): void => {
  setTimeout(load, FIRST_LOAD_DELAY_MS);
  setTimeout(background, navigator.onLine ? BACKGROUND_TASK_DELAY_MS : 0);
};

/** For what a later page may use: on a desktop when the browser is idle; on small screens, where bytes are dear, with the visitor's first sign. */
export const whenFree = (task: () => void): void => (innerWidth >= DEVICE_BREAKPOINTS.desktop ? whenIdle : onFirstInteraction)(task);
