/** jsdom lays nothing out, so it has no IntersectionObserver: this one says what a test wants it to say. */
class FakeObserver implements IntersectionObserver {
  static onScreen = false;
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    const entry = {
      target,
      time: 0,
      isIntersecting: FakeObserver.onScreen,
      intersectionRatio: 0,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
    };
    this.#callback([entry], this);
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords = (): IntersectionObserverEntry[] => [];
}

/** Whether what is observed stands on the screen; a test's default is that nothing does. */
export const setOnScreen = (onScreen: boolean): void => {
  FakeObserver.onScreen = onScreen;
  globalThis.IntersectionObserver = FakeObserver;
};
