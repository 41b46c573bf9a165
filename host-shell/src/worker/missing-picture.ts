import { PICTURES_CACHE } from '../offline/names.ts';
import { scope } from './scope.ts';

/** Stands where no size of a picture was ever seen: the outline of one, in grey of both schemes. */
const OUTLINE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="#8088a0" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="32" y="34" width="32" height="28" rx="4"/><circle cx="42" cy="44" r="3"/><path d="m64 56-8-8-14 14"/></svg>';

/** What is shown in the place of a picture that cannot be had: the same one in another size or form, if one was seen. */
export const missingPicture = async (url: URL): Promise<Response> => {
  const cache = await scope.caches.open(PICTURES_CACHE);
  const [other] = await cache.matchAll(url, { ignoreSearch: true, ignoreVary: true });
  return other ?? new Response(OUTLINE, { headers: { 'content-type': 'image/svg+xml' } });
};
