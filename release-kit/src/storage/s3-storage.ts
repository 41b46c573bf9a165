import { AwsClient } from 'aws4fetch';
import { inParallel } from './in-parallel.ts';
import { sha256Of } from './integrity.ts';
import { objectStorage } from './object-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { requests, type Ask, type RequestOptions } from './requests.ts';
import { readListing, type S3Listing } from './s3-listing.ts';
import { addressBelow, unexpected, webObjects } from './web-objects.ts';

export interface S3Bucket {
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Folder in the bucket, without leading and trailing slashes; '' for none. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const AT_ONCE = 8;
const NOTHING = new Uint8Array();

const signer = ({ region, accessKeyId, secretAccessKey }: S3Bucket) => {
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey });
  return ({ method, url, headers = {}, body }: Ask): Promise<Request> =>
    client.sign(url, {
      method,
      // The hash is signed, so that a body changed in transit is refused.
      headers: { ...headers, 'x-amz-content-sha256': sha256Of(body ?? NOTHING) },
      ...(body === undefined ? {} : { body: Buffer.from(body) }),
    });
};

/** A release storage in a bucket of S3 or of a compatible server. */
export const s3ReleaseStorage = (bucket: S3Bucket, options: RequestOptions = {}): ReleaseStorage => {
  const base = `${bucket.endpoint}/${bucket.bucket}`;
  const below = bucket.prefix === '' ? '' : `${bucket.prefix}/`;
  const place = `s3://${bucket.bucket}/${bucket.prefix}`.replace(/\/$/, '');
  const ask = requests(place, signer(bucket), options);
  const objects = webObjects(place, ask, (key) => addressBelow(base, below + key));

  /** Lists everything below a folder, or with a delimiter the folders in it, in pages of a thousand. */
  async function* pages(folder: string, delimiter: '' | '/'): AsyncGenerator<S3Listing> {
    let next: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${below}${folder}/` });
      if (delimiter !== '') query.set('delimiter', delimiter);
      if (next !== null) query.set('continuation-token', next);
      const wanted: Ask = { method: 'GET', url: `${base}?${query}` };
      const answer = await ask(wanted);
      const listing = answer.status === 200 ? readListing(answer.body.toString('utf8')) : null;
      if (listing === null) throw unexpected(place, wanted, answer);
      yield listing;
      ({ next } = listing);
    } while (next !== null);
  }

  return objectStorage({
    ...objects,
    async removeBelow(folder) {
      for await (const { keys } of pages(folder, '')) await inParallel(keys, AT_ONCE, (key) => objects.remove(key.slice(below.length)));
    },
    async folders(folder) {
      const names: string[] = [];
      const start = `${below}${folder}/`.length;
      for await (const { folders } of pages(folder, '/')) names.push(...folders.map((path) => path.slice(start, -1)));
      return names;
    },
  });
};
