/** The path inside the shop that a plain press on a link of a content block asks for; null when the browser should act. */
export function shopPathOf(event: globalThis.MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const path = link.pathname + link.search + link.hash;
  const samePage = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
  // Files and server calls are no pages of the shop.
  return samePage || /^\/(media|rest|graphql)\//.test(path) ? null : path;
}
