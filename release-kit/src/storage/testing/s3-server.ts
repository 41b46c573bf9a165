import type { ServerResponse } from 'node:http';
import { ObjectServer, type Asked } from './object-server.ts';
import { isSigned, type Credentials } from './signature.ts';

export interface S3ServerOptions {
  readonly bucket: string;
  readonly region: string;
  readonly credentials: Credentials;
}

const fail = (response: ServerResponse, status: number, code: string): void =>
  void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The S3 calls that a release storage uses; calls with an invalid signature and unknown calls are refused. */
export class S3Server extends ObjectServer {
  readonly #options: S3ServerOptions;
  /** Page size of listings; a thousand in a real bucket. */
  pageLength = 1_000;
  /** False: it answers conditional requests with 501, as some compatible servers do. */
  takesConditions = true;

  constructor(options: S3ServerOptions) {
    super();
    this.#options = options;
  }

  protected override async answer(asked: Asked, response: ServerResponse): Promise<void> {
    const { bucket, region, credentials } = this.#options;
    if (!(await isSigned(asked, region, credentials))) return fail(response, 403, 'SignatureDoesNotMatch');
    const { pathname, searchParams } = new URL(asked.url, 'http://s3.invalid');
    const [, name, ...rest] = pathname.split('/');
    if (name !== bucket) return fail(response, 404, 'NoSuchBucket');
    const key = rest.map(decodeURIComponent).join('/');
    if (key === '') {
      return asked.method === 'GET' && searchParams.get('list-type') === '2'
        ? this.#list(searchParams, response)
        : fail(response, 501, 'NotImplemented');
    }
    if (asked.method === 'PUT') {
      if (!this.takesConditions && asked.headers['if-none-match']) return fail(response, 501, 'NotImplemented');
      return this.put(key, asked, response);
    }
    if (asked.method === 'DELETE') {
      this.files.delete(key);
      return void response.writeHead(204).end();
    }
    return this.get(key, response);
  }

  #list(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter');
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString('utf8');
    const keys = [...this.files.keys()].filter((key) => key.startsWith(prefix)).toSorted();
    const cut = (key: string): string => {
      const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
      return end === -1 ? key : key.slice(0, end + 1);
    };
    const entries = [...new Set(keys.map(cut))].filter((entry) => entry > after);
    const page = entries.slice(0, this.pageLength);
    const isTruncated = page.length < entries.length;
    const contents = page.map((entry) =>
      delimiter !== null && entry.endsWith(delimiter)
        ? `<CommonPrefixes><Prefix>${escape(entry)}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${escape(entry)}</Key><Size>1</Size></Contents>`,
    );
    const token = isTruncated ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name><Prefix>${escape(prefix)}</Prefix>` +
        `<IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${token}</ListBucketResult>`,
    );
  }
}
