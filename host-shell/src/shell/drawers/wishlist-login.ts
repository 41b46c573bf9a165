/** W-06: where the popup leads. @param path of the page to come back to, query included */
export const wishlistLoginPath = (login: string, path: string): string =>
  `${login}?${new URLSearchParams({ redirect: path, addToWishList: 'true' }).toString()}`;
