/**
 * the path that the resolver is asked for: without `.html`, without everything from a segment `f` on.
 * `/agd/pralki/f/marka,lenovo` → `agd/pralki`
 */
export const cleanedPath = (path: string): string => {
  const segments = path.replace(/\.html$/, '').split('/').filter((segment) => segment !== '');
  const filter = segments.indexOf('f');
  return (filter === -1 ? segments : segments.slice(0, filter)).join('/').replace(/\.html$/, '');
};
