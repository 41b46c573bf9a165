import { BACKGROUND_TASK_DELAY_MS, DEVICE_BREAKPOINTS, FIRST_LOAD_DELAY_MS } from 'shared-contracts';

/*
 * What a page of the host does when. The order is
 *
 * 1. first paint: the document alone (`loader/start-page.ts`); scripts are asked for afterwards;
 * 2. hydration: `client/index.tsx`, cut into short tasks by `nextTask`;
 * 3. the phases below, each counted from the moment in which its task is scheduled (`client/boot/schedule-work.ts`);
 * 4. what needs consent: when the visitor has given it, and never before the background tasks (`client/consent-gated`).
 */

/** Latest moment of an idle task, and the moment of one in a browser without idle callbacks (Safari), ms. */
const IDLE_DEADLINE_MS = 4_000;
const IDLE_FALLBACK_MS = 2_000;

/** The first interaction may be a press: nothing shares the main thread with its answer for so long, ms. */
const AFTER_PRESS_MS = 300;

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

const onFirstInteraction = (task: () => void): void => {
  const run = (): void => {
    for (const name of interactions) removeEventListener(name, run);
    task();
  };
  for (const name of interactions) addEventListener(name, run, { passive: true });
};

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_DEADLINE_MS });
  else setTimeout(task, IDLE_FALLBACK_MS);
};

const after = (ms: number, task: () => void): void => void setTimeout(task, ms);

const starters = {
  /** S-46: what the page reads for its visitor: one second after hydration. */
  'visitor-data': (task) => after(FIRST_LOAD_DELAY_MS, task),
  /** As soon as the browser has nothing else to do. */
  idle: whenIdle,
  /** S-47: background tasks, three seconds after hydration; without a connection at once, because they find the copies of pages. */
  background: (task) => after(navigator.onLine ? BACKGROUND_TASK_DELAY_MS : 0, task),
  /** With the first touch, click, key, scroll or move of the pointer. */
  'first-interaction': onFirstInteraction,
  /** The same, once a press has been answered. */
  'after-first-interaction': (task) => onFirstInteraction(() => after(AFTER_PRESS_MS, task)),
  /** N-17: what a next page may use. On desktops when idle; on small screens, where data is expensive, with the first interaction. */
  speculative: (task) => (innerWidth >= DEVICE_BREAKPOINTS.desktop ? whenIdle : onFirstInteraction)(task),
  /** S-45: on a first visit worth nothing yet, so it comes last, when idle; without a connection it is needed at once. */
  offline: (task) => (navigator.onLine ? after(BACKGROUND_TASK_DELAY_MS, () => whenIdle(task)) : task()),
} satisfies Readonly<Record<string, (task: () => void) => void>>;

/** When a piece of work begins. */
export type Phase = keyof typeof starters;

/** Runs a task once, in a phase counted from now. In browsers only. */
export const schedule = (phase: Phase, task: () => void): void => starters[phase](task);
