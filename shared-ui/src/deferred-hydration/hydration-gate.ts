/** Suspends the hydration of a server-rendered part until it is opened. */
export interface HydrationGate {
  /** For `use()`: fulfilled as soon as `open` is called, so that a part opened by a press hydrates within that press. */
  readonly opened: Promise<void>;
  readonly isOpen: () => boolean;
  readonly open: () => void;
}

/** A closed gate. */
export const createHydrationGate = (): HydrationGate => {
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
      // React reads the status of a promise from these fields; without them it would wait for another microtask.
      Object.assign(opened, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
};

/** Distance from the viewport at which a part hydrates. */
const NEAR = '240px 0px';

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Calls `open` once: when the element comes near the viewport or is pointed at, touched, focused or pressed. It listens in the
 * capture phase, before React does: React then finds the part hydrated, and the press is not lost.
 * @returns stops listening
 */
export const whenNeeded = (element: Element, open: () => void): (() => void) => {
  const watch = new AbortController();
  const needed = (): void => {
    watch.abort();
    open();
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

/** Latest moment of an idle browser, and the moment for one that does not tell (Safari), ms. */
const IDLE_DEADLINE_MS = 2_000;
const IDLE_FALLBACK_MS = 1_000;

/**
 * Calls `open` once: when the browser has nothing else to do, or when the visitor scrolls.
 * @returns stops waiting
 */
export const whenIdleOrScrolled = (open: () => void): (() => void) => {
  const watch = new AbortController();
  const { signal } = watch;
  const needed = (): void => {
    watch.abort();
    open();
  };
  window.addEventListener('scroll', needed, { passive: true, signal });
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(needed, { timeout: IDLE_DEADLINE_MS });
    signal.addEventListener('abort', () => cancelIdleCallback(idle));
  } else {
    const timer = setTimeout(needed, IDLE_FALLBACK_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
  return () => watch.abort();
};
