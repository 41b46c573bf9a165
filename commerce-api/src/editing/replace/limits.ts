/** Longest text that is searched for or put in its place, characters. */
export const longestSearch = 200;
