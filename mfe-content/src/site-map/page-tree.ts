export interface MapPage {
  readonly title: string;
  readonly url: string;
}

export interface MapBranch extends MapPage {
  readonly children: readonly MapPage[];
}

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/'));
const stemOf = (url: string): string => url.replace(/\.html$/, '');

// Pages that answer something the shopper has done; nobody looks for them.
const isAnswer = ({ url }: MapPage): boolean => url.endsWith('/potwierdzenie.html');

/** Pages of content, those in the folder of another (`/salony/…`) below it. */
export const pageTree = (pages: readonly MapPage[]): MapBranch[] => {
  const shown = pages.filter((page) => !isAnswer(page));
  const stems = new Set(shown.map(({ url }) => stemOf(url)));
  return shown
    .filter(({ url }) => !stems.has(folderOf(url)))
    .map((page) => ({ ...page, children: shown.filter(({ url }) => folderOf(url) === stemOf(page.url)) }));
};
