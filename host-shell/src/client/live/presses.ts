/** How long a look at the end of a press waits while a button is still busy, ms. */
const BUSY_LOOK_MS = 200;

export interface Presses {
  /** Settles when no press is going on any more; undefined while there is none. */
  readonly end: () => Promise<void> | undefined;
  readonly stop: () => void;
}

/** Keys that press what has the focus. */
const isPressKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/**
 * J-186: knows whether the shopper presses something, from the finger's (or key's) way down until what the button does is done. What they
 * press for must not change meanwhile.
 */
export const watchPresses = (page: Document = document): Presses => {
  const down = new Set<number | string>();
  let waiting: { readonly promise: Promise<void>; readonly resolve: () => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isGoingOn = (): boolean => down.size > 0 || page.querySelector('button[aria-busy="true"]') !== null;
  /** After the handlers of the press, which come with a click behind the pointer. */
  const lookLater = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isGoingOn()) {
        if (down.size === 0) lookLater(BUSY_LOOK_MS);
        return;
      }
      waiting?.resolve();
      waiting = undefined;
    }, ms);
  };
  const release = (what: number | string): void => {
    if (down.delete(what)) lookLater(0);
  };
  const releaseAll = (): void => {
    down.clear();
    lookLater(0);
  };
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  // Other buttons press nothing, and a context menu may keep their way up from the page.
  page.addEventListener('pointerdown', ({ pointerId, button }) => void (button === 0 && down.add(pointerId)), options);
  page.addEventListener('contextmenu', releaseAll, options);
  page.addEventListener('pointerup', ({ pointerId }) => release(pointerId), options);
  page.addEventListener('pointercancel', ({ pointerId }) => release(pointerId), options);
  page.addEventListener('keydown', (event) => void (isPressKey(event) && down.add(event.key)), options);
  page.addEventListener('keyup', ({ key }) => release(key), options);
  // The end of a press outside of the window is not told.
  window.addEventListener('blur', releaseAll, options);
  return {
    end: () => {
      if (waiting === undefined) {
        if (!isGoingOn()) return undefined;
        waiting = Promise.withResolvers<void>();
        if (down.size === 0) lookLater(BUSY_LOOK_MS);
      }
      return waiting.promise;
    },
    stop: () => {
      controller.abort();
      clearTimeout(timer);
    },
  };
};
