import { Parser } from 'htmlparser2';

export interface S3Listing {
  readonly keys: readonly string[];
  /** Common prefixes: keys up to and including the next slash. */
  readonly folders: readonly string[];
  /** Continuation token of the next page; null for the last page. */
  readonly next: string | null;
}

/** Parses a response of ListObjectsV2; null when it is invalid. */
export const readListing = (xml: string): S3Listing | null => {
  const keys: string[] = [];
  const folders: string[] = [];
  let next: string | null = null;
  let isListing = false;
  const path: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name);
        text = '';
      },
      ontext(part) {
        text += part;
      },
      onclosetag() {
        const at = path.join('/');
        if (at === 'ListBucketResult') isListing = true;
        else if (at === 'ListBucketResult/Contents/Key') keys.push(text);
        else if (at === 'ListBucketResult/CommonPrefixes/Prefix') folders.push(text);
        else if (at === 'ListBucketResult/NextContinuationToken') next = text;
        path.pop();
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return isListing ? { keys, folders, next } : null;
};
