/**
 * The path and query of a request's target. A client may send a whole address (`GET http://other.example/x HTTP/1.1`): its host is not
 * ours to follow, so redirects and links of the answer stay on this shop.
 * @returns '/' for a target that is no address at all (`*`)
 */
export const pathOfTarget = (target: string): string => {
  if (target.startsWith('/')) return target;
  const url = URL.parse(target);
  return url === null || !/^https?:$/.test(url.protocol) ? '/' : url.pathname + url.search;
};
