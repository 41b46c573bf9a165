/** The page that lists all shops. */
export const SHOPS_PAGE = '/salony.html';

/** Whether a page is about the shops or one of them. */
export const isShopPage = (url: string): boolean => url === SHOPS_PAGE || url.startsWith('/salony/');
