const section = (url: string): string => url.replace(/\.html$/, '');

/** True when the path lies in the section of the address: `/agd/pralki.html` in `/agd.html`. */
export const isInSection = (path: string, url: string): boolean => path === url || path.startsWith(`${section(url)}/`);
