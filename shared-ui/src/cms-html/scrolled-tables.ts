/**
 * A table that is wider than its place scrolls, and takes the focus as long as it does: without that, browsers other than Chromium do
 * not let the keyboard scroll it (WCAG 2.1.1). Tables that fit are no stop on the way of the Tab key.
 * @param root what holds the tables; for a ref of React
 * @returns ends it
 */
export const focusScrolledTables = (root: HTMLElement | null): (() => void) | undefined => {
  const tables = root?.querySelectorAll('table');
  if (tables === undefined || tables.length === 0) return undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const table of tables) observer.observe(table);
  return () => observer.disconnect();
};
