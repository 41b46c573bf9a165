/** Posts on a page of a blog list: whole rows of three. */
export const POSTS_PER_PAGE = 12;

/** The page of a list from `?p=`; what is no positive number is the first page. */
export const pageOf = (search: string): number => {
  const page = Number(new URLSearchParams(search).get('p'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Address of a page of a list; the first has no number. */
export const hrefOfPage = (path: string, page: number): string => (page === 1 ? path : `${path}?p=${page}`);

/** How many pages `count` posts fill. */
export const pagesOf = (count: number, perPage: number): number => Math.ceil(count / perPage);
