/** When the cart was painted, ms since the navigation. */
export interface CartPaints {
  /** Largest contentful paint of the frame: the last one reported before the first item is on the page. */
  readonly frame: number;
  /** Paint of the last item. */
  readonly items: number;
}

/**
 * Runs in the page before its scripts and sets `window.amperioPaints` to a promise of `CartPaints`.
 * @param names of all products in the cart
 */
export const noteCartPaints = (names: readonly string[]): void => {
  const paints: number[] = [];
  const keep = (entries: readonly PerformanceEntry[]): void => void paints.push(...entries.map(({ startTime }) => startTime));
  const largest = new PerformanceObserver((list) => keep(list.getEntries()));
  largest.observe({ type: 'largest-contentful-paint', buffered: true });
  const shown = (): number => {
    // Shown names contain no-break spaces (J-29).
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
    // The callback runs before the frame with the items is painted; a task queued in it runs after the paint.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const items = performance.now();
        keep(largest.takeRecords());
        const before = paints.filter((time) => time < (firstItem ?? items));
        // Without an earlier paint, the frame was painted together with the items.
        resolve({ frame: before.length > 0 ? Math.max(...before) : items, items });
      }),
    );
  });
  changes.observe(document, { childList: true, subtree: true, characterData: true });
  Reflect.set(window, 'amperioPaints', promise);
};
