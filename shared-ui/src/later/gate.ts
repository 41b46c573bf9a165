/** Keeps a server-drawn part asleep until it is opened. */
export interface Gate {
  /** For `use()`: fulfilled from the moment of `open` on, so that a part opened by a press wakes within that press. */
  readonly opened: Promise<void>;
  readonly isOpen: () => boolean;
  readonly open: () => void;
}

/** A closed gate. */
export const createGate = (): Gate => {
  let isOpen = false;
  let resolve = (): void => undefined;
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    opened,
    isOpen: () => isOpen,
    open: () => {
      isOpen = true;
      // React reads the state of a promise from here, and would wait for the next turn without it.
      Object.assign(opened, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
};

/** How near the edge of the window a part wakes. */
const NEAR = '240px 0px';

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Calls `wake` once: when the element comes near the window or is pointed at, touched, focused or pressed. Touches are heard
 * before React hears them: its own listeners then find the part awake, and the press that woke it is not lost.
 * @returns ends the watch
 */
export const watchForNeed = (element: Element, wake: () => void): (() => void) => {
  const watch = new AbortController();
  const needed = (): void => {
    watch.abort();
    wake();
  };
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && needed(), {
    rootMargin: NEAR,
  });
  const { signal } = watch;
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(element);
  for (const type of touches) {
    const onTouch = ({ target }: Event): void => {
      if (target instanceof Node && element.contains(target)) needed();
    };
    window.addEventListener(type, onTouch, { capture: true, passive: true, signal });
  }
  return () => watch.abort();
};
