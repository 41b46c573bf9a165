/** How long a page's heading may take to appear after a navigation, in ms; counted again while a skeleton says which page comes. */
const PATIENCE_MS = 5000;

/** The heading of the page in `<main>`; on home it is the logo, outside. That of a skeleton goes away with it: not one to focus. */
const headingIn = (main: HTMLElement | null): HTMLElement | null => {
  const first = main?.querySelector('h1') ?? null;
  return first?.closest('[aria-busy=true]') ? null : first;
};

/** Whether the page that was navigated to is still on its way, with its name on the skeleton that holds its place. */
const isAwaited = (main: HTMLElement): boolean => main.querySelector('[aria-busy=true] h1') !== null;

/**
 * Calls back once with the heading of the new page: at once if one is there, else as soon as it is rendered, else,
 * when patience ends, with null. It does not end while the skeleton of the page stands there (V-03).
 * @returns stops waiting
 */
export const whenHeadingAppears = (main: HTMLElement | null, found: (heading: HTMLElement | null) => void): (() => void) => {
  const now = headingIn(main);
  if (now !== null || main === null) {
    found(now);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = headingIn(main);
    if (heading !== null) finish(heading);
  });
  const giveUp = (): void => {
    if (isAwaited(main)) timer = setTimeout(giveUp, PATIENCE_MS);
    else finish(null);
  };
  let timer = setTimeout(giveUp, PATIENCE_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const finish = (heading: HTMLElement | null): void => {
    stop();
    found(heading);
  };
  observer.observe(main, { childList: true, subtree: true });
  return stop;
};

/** Moves the focus to the heading, or to the start of the content where there is none, without scrolling. */
export const focusHeading = (heading: HTMLElement | null, main: HTMLElement | null): void => {
  if (heading !== null && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  const target = heading ?? main;
  const focus = (): void => target?.focus({ preventScroll: true });
  focus();
  // Behind a drawer that led here nothing takes the focus, and on closing it gives it back to what opened it.
  document.querySelector('dialog[open]')?.addEventListener('close', focus, { once: true });
};
