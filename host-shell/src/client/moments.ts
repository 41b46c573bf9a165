import { BACKGROUND_TASK_DELAY_MS, DEVICE_BREAKPOINTS, FIRST_LOAD_DELAY_MS } from 'shared-contracts';

/** Safari has no idle callback: there the next turn must do. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: BACKGROUND_TASK_DELAY_MS });
  else setTimeout(task, FIRST_LOAD_DELAY_MS);
};

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Runs the task once, when the visitor first does something. */
export const whenVisitorActs = (task: () => void): void => {
  const run = () => {
    for (const sign of signsOfLife) removeEventListener(sign, run);
    task();
  };
  for (const sign of signsOfLife) addEventListener(sign, run, { passive: true });
};

/** For what a later page may use: on a desktop when the browser is idle; on small screens, where bytes are dear, with the visitor's first sign. */
export const whenFree = (task: () => void): void => (innerWidth >= DEVICE_BREAKPOINTS.desktop ? whenIdle : whenVisitorActs)(task);
