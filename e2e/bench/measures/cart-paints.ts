/** When the cart was painted, in ms since the navigation. */
export interface CartPaints {
  /** Largest contentful paint of the frame: the last one that the browser names before the first item is on the page. */
  readonly frame: number;
  /** The last of the items is painted. */
  readonly items: number;
}

/**
 * Runs in the page before anything else and leaves the promise of `CartPaints` at `window.amperioPaints`.
 * @param names of all products that are in the cart
 */
export const noteCartPaints = (names: readonly string[]): void => {
  const paints: number[] = [];
  const keep = (entries: readonly PerformanceEntry[]): void => void paints.push(...entries.map(({ startTime }) => startTime));
  const largest = new PerformanceObserver((list) => keep(list.getEntries()));
  largest.observe({ type: 'largest-contentful-paint', buffered: true });
  const shown = (): number => {
    // Spaces that do not break stand in shown names (J-29).
    const texts = [...document.querySelectorAll('main a')].map(({ textContent }) => textContent.trim().replaceAll(/\s/g, ' '));
    return names.filter((name) => texts.includes(name)).length;
  };
  const { promise, resolve } = Promise.withResolvers<CartPaints>();
  let firstItem: number | null = null;
  const changes = new MutationObserver(() => {
    const count = shown();
    if (count > 0) firstItem ??= performance.now();
    if (count < names.length) return;
    changes.disconnect();
    // The frame that holds the items begins now; the task after it runs when it has been drawn.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const items = performance.now();
        keep(largest.takeRecords());
        const before = paints.filter((time) => time < (firstItem ?? items));
        // A frame that was never painted before the items came with them.
        resolve({ frame: before.length > 0 ? Math.max(...before) : items, items });
      }),
    );
  });
  changes.observe(document, { childList: true, subtree: true, characterData: true });
  Reflect.set(window, 'amperioPaints', promise);
};
