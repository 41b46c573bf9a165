/** Sees what is observed where a test says that it is. */
class FakeObserver extends IntersectionObserver {
  static onScreen = false;
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    super(callback);
    this.#callback = callback;
  }

  override observe(target: Element): void {
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
}

/** Whether what is observed stands on the screen; elsewhere nothing does. */
export const setOnScreen = (onScreen: boolean): void => {
  FakeObserver.onScreen = onScreen;
  globalThis.IntersectionObserver = FakeObserver;
};
