/** What a press on a link looks like to the rule below; a `MouseEvent` is one. */
export type LinkPress = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'>;

type PageAddress = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** True for a plain press of the main button: everything else (new tab, new window, download) is the browser's. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Omit<LinkPress, 'defaultPrevented' | 'target'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Paths of the same origin that are files or server calls, not pages. */
const notAPage = /^\/(media|rest|graphql|releases|ws)(\/|$)/;

/**
 * The path inside the shop to which a press on any link leads without a new document (O-03), or null when the browser
 * should act: other origins, anchors on the same page, `target`, `download`, `?lang=`.
 */
export const shopPathOf = (press: LinkPress, page: PageAddress): string | null => {
  if (press.defaultPrevented || !isPlainPress(press) || !(press.target instanceof Element)) return null;
  const link = press.target.closest('a');
  if (link === null || !link.href || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (link.origin !== page.origin || notAPage.test(link.pathname)) return null;
  const params = new URLSearchParams(link.search);
  if (params.has('lang')) return null; // the server answers it with the cookie
  const anchor = link.hash !== '' && link.pathname === page.pathname && link.search === page.search;
  return anchor ? null : link.pathname + link.search + link.hash;
};
