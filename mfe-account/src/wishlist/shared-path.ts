/** J-174: the page of a list that is shared by its link. */
export const sharedListPath = (token: string): string => `/schowek/${encodeURIComponent(token)}`;
