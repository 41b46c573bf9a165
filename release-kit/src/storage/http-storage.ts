import * as v from 'valibot';
import { objectStorage } from './object-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { requests, type Ask, type RequestOptions } from './requests.ts';
import { StorageError } from './storage-error.ts';
import { addressBelow, unexpected, webObjects } from './web-objects.ts';

export interface HttpOrigin {
  /** Without a trailing slash. */
  readonly url: string;
  /** Sent as a bearer token with everything; null: the origin can be read only. */
  readonly token: string | null;
}

/** A folder as JSON, as nginx (`autoindex_format json`) and Caddy (`file_server browse`) write it. */
const listingSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ name: v.string(), type: v.optional(v.string()), is_dir: v.optional(v.boolean()) })),
);

const signer =
  ({ url: origin, token }: HttpOrigin) =>
  async ({ method, url, headers = {}, body }: Ask): Promise<Request> => {
    const writes = method === 'PUT' || method === 'DELETE';
    if (writes && token === null)
      throw new StorageError('refused', `RELEASE_STORAGE_TOKEN: ${origin} is written with a token, and there is none`);
    return new Request(url, {
      method,
      // The stored bytes: compressed copies are made by the build.
      headers: { 'accept-encoding': 'identity', ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: Buffer.from(body) }),
    });
  };

/** A release storage behind a plain HTTP origin: GET and HEAD read, PUT and DELETE write, a folder is listed as JSON. */
export const httpReleaseStorage = (origin: HttpOrigin, options: RequestOptions = {}): ReleaseStorage => {
  const place = origin.url;
  const ask = requests(place, signer(origin), options);
  const addressOf = (key: string): string => addressBelow(place, key);
  const objects = webObjects(place, ask, addressOf);
  return objectStorage({
    ...objects,
    // RFC 4918: DELETE of a folder includes its content.
    removeBelow: (folder) => objects.remove(`${folder}/`),
    async folders(folder) {
      const wanted: Ask = { method: 'GET', url: `${addressOf(folder)}/`, headers: { accept: 'application/json' } };
      const answer = await ask(wanted);
      if (answer.status === 404) return [];
      if (answer.status !== 200) throw unexpected(place, wanted, answer);
      const listing = v.safeParse(listingSchema, answer.body.toString('utf8'));
      if (!listing.success) throw new StorageError('unreachable', `${wanted.url} is no list of files as JSON`);
      const inside = listing.output.filter((entry) => entry.type === 'directory' || entry.is_dir === true);
      return inside.map(({ name }) => name.replace(/\/$/, ''));
    },
  });
};
