/** The first tile in the window. Tiles are told by the address that they lead to. */
export interface SeenTile {
  readonly href: string;
  /** Where it stands in the window, px. */
  readonly top: number;
}

/** Longer than a list takes to be read on a slow connection; then whatever moves the page is something else. */
const HELD_MS = 10_000;

/** Those of the page that is shown: the listing behind it comes after it. */
const tiles = (): readonly Element[] => [...(document.querySelector('main [data-remote]')?.querySelectorAll('article') ?? [])];

const hrefOf = (tile: Element): string | null => tile.querySelector('a')?.getAttribute('href') ?? null;

const tileAt = (href: string): Element | undefined => tiles().find((candidate) => hrefOf(candidate) === href);

export const isTileThere = ({ href }: SeenTile): boolean => tileAt(href) !== undefined;

/** What a visitor of a list looks at; null where no tile reaches into the window. */
export const tileInView = (): SeenTile | null => {
  const tile = tiles().find((candidate) => candidate.getBoundingClientRect().bottom > 0);
  const href = tile && hrefOf(tile);
  const top = tile?.getBoundingClientRect().top ?? innerHeight;
  return href && top < innerHeight ? { href, top: Math.round(top) } : null;
};

/**
 * J-361: puts the page so that the tile stands where it stood, and again whenever the page has grown or shrunk: what is above it may still be
 * a skeleton, or may be as high as was guessed. Ends with the first thing that the visitor does.
 * @returns ends it
 */
export const holdTile = ({ href, top }: SeenTile): (() => void) => {
  const held = new AbortController();
  const end = (): void => held.abort();
  const put = (): void => {
    const tile = tileAt(href);
    const by = tile ? tile.getBoundingClientRect().top - top : 0;
    if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: 'instant' });
  };
  put();
  const observer = new ResizeObserver(put);
  const page = document.querySelector('main');
  if (page !== null) observer.observe(page);
  const { signal } = held;
  const timer = setTimeout(end, HELD_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, end, { capture: true, passive: true, signal });
  return end;
};
