import { Parser } from 'htmlparser2';

export interface S3Listing {
  readonly keys: readonly string[];
  /** Keys up to the next slash, with it. */
  readonly folders: readonly string[];
  /** Where the next page begins; null: this is the last one. */
  readonly next: string | null;
}

/** Reads an answer of ListObjectsV2; null when it is none. */
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
