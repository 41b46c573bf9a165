/** The first tile in the window. Tiles are told by the address that they lead to. */
export interface SeenTile {
  readonly href: string;
  /** Where it stands in the window, px. */
  readonly top: number;
}

/** A tile to be found again. */
export interface SoughtTile extends SeenTile {
  /** How far the page was scrolled when it was seen, px. */
  readonly scrolled: number;
  /** In a list it may be anywhere. Elsewhere a product may stand on several shelves: only a tile near its old place is the same. */
  readonly isInList: boolean;
}

/** What is done about a tile that is to stand where it stood. */
export interface Hold {
  readonly end: () => void;
  /** It may still come. */
  readonly isAwaited: () => boolean;
}

/** Longer than a list takes to be read on a slow connection; then whatever moves the page is something else. */
const HELD_MS = 10_000;

/** Those of the page that is shown: the listing behind it comes after it. */
const tiles = (): readonly Element[] => [...(document.querySelector('main [data-remote]')?.querySelectorAll('article') ?? [])];

const hrefOf = (tile: Element): string | null => tile.querySelector('a')?.getAttribute('href') ?? null;

/** Of several with that address the one that is nearest to where the tile was in the page, wherever the page is scrolled to now. */
const find = ({ href, top, scrolled, isInList }: SoughtTile): Element | undefined => {
  const reach = isInList ? Infinity : innerHeight;
  const offBy = (tile: Element): number => Math.abs(tile.getBoundingClientRect().top + scrollY - (top + scrolled));
  const [nearest] = tiles()
    .filter((candidate) => hrefOf(candidate) === href)
    .map((tile) => ({ tile, off: offBy(tile) }))
    .filter(({ off }) => off <= reach)
    .toSorted((a, b) => a.off - b.off);
  return nearest?.tile;
};

/** Whether a list is there: its skeleton leads nowhere. */
export const hasTiles = (): boolean => tiles().some((tile) => hrefOf(tile) !== null);

/** What a visitor of a list looks at; null where no tile reaches into the window. */
export const tileInView = (): SeenTile | null => {
  const tile = tiles().find((candidate) => candidate.getBoundingClientRect().bottom > 0);
  const href = tile && hrefOf(tile);
  const top = tile?.getBoundingClientRect().top ?? innerHeight;
  return href && top < innerHeight ? { href, top: Math.round(top) } : null;
};

/**
 * J-361: puts the page so that the tile stands where it stood, and again whenever the page has grown or shrunk: what is above it may still be
 * a skeleton, or may be as high as was guessed. Shelves are rendered when they come near the window: until the tile is there, it is put
 * where that was. Ends with the first thing that the visitor does.
 */
export const holdTile = (sought: SoughtTile): Hold => {
  const held = new AbortController();
  const end = (): void => held.abort();
  const put = (): void => {
    const tile = find(sought);
    if (!tile && !sought.isInList) window.scrollTo({ top: sought.scrolled, behavior: 'instant' });
    const by = tile ? tile.getBoundingClientRect().top - sought.top : 0;
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
  return { end, isAwaited: () => !signal.aborted && find(sought) === undefined };
};
