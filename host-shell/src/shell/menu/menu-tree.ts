import type { HeaderData } from '../data.ts';
import { isInSection } from './in-section.ts';

type TopNode = HeaderData['items'][number];

export interface MenuLink {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

export interface MenuGroup extends MenuLink {
  readonly links: readonly MenuLink[];
}

export interface MenuBanner {
  readonly id: number;
  readonly image: string;
  readonly url: string;
  /** What the picture advertises, in words. */
  readonly text: string;
}

/** One entry of the bar; without columns it is a plain link. */
export interface MenuEntry extends MenuLink {
  readonly tone: 'promo' | 'plain';
  readonly columns: readonly (readonly MenuGroup[])[];
  readonly banners: readonly MenuBanner[];
}

interface Placed {
  readonly position: number;
  readonly show: boolean;
  readonly always_show: boolean;
}

/** Nodes that the menu shows, in their order (B-01). */
const visible = <Node extends Placed>(nodes: readonly Node[]): readonly Node[] =>
  nodes.filter((node) => node.show || node.always_show).toSorted((a, b) => a.position - b.position);

const linkOf = ({
  id,
  category,
}: {
  readonly id: number;
  readonly category: { readonly name: string; readonly url: string };
}): MenuLink => ({
  id,
  name: category.name,
  url: category.url,
});

/** A red entry is a promotion; other colours belong to the category pages. */
const toneOf = (color: string | null): MenuEntry['tone'] => {
  const [, red = '0', green = '0', blue = '0'] = /^#(..)(..)(..)$/.exec(color ?? '') ?? [];
  return Number.parseInt(red, 16) > 2 * Math.max(Number.parseInt(green, 16), Number.parseInt(blue, 16), 1) ? 'promo' : 'plain';
};

const columnsOf = (node: TopNode): MenuEntry['columns'] => {
  const columns = new Map<number, MenuGroup[]>();
  for (const child of visible(node.children)) {
    const group = { ...linkOf(child), links: visible(child.children).map(linkOf) };
    const column = columns.get(child.column);
    if (column === undefined) columns.set(child.column, [group]);
    else column.push(group);
  }
  return [...columns].toSorted(([a], [b]) => a - b).map(([, groups]) => groups);
};

const readMenu = (header: HeaderData): readonly MenuEntry[] =>
  visible(header.items).map((node) => {
    const columns = columnsOf(node);
    return {
      ...linkOf(node),
      tone: columns.length === 0 ? toneOf(node.category.color) : 'plain',
      columns,
      banners: node.topmenu_banners.flatMap(({ graphics_id, graphic }) =>
        graphic?.active ? [{ id: graphics_id, image: graphic.img, url: graphic.url, text: graphic.graphics_alt }] : [],
      ),
    };
  });

/** Each menu is read once: every page of the server has the same. */
const createMenus = (): ((header: HeaderData) => readonly MenuEntry[]) => {
  const known = new WeakMap<HeaderData, readonly MenuEntry[]>();
  return (header) => {
    const menu = known.get(header) ?? readMenu(header);
    known.set(header, menu);
    return menu;
  };
};

/** The three-level menu as it is rendered: hidden nodes left out, in order, second level in its columns (S-18, B-01). */
export const menuOf = /* @__PURE__ */ createMenus();

/** The entry in whose section the path lies, e.g. `/agd.html` for `/agd/pralki.html`; undefined outside every section. */
export const activeEntry = (entries: readonly MenuEntry[], path: string): MenuEntry | undefined =>
  entries.find(({ url }) => isInSection(path, url));
