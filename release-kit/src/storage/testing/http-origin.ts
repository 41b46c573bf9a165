import type { ServerResponse } from 'node:http';
import { ObjectServer, type Asked } from './object-server.ts';

/** A plain HTTP origin, like nginx with `dav_methods PUT DELETE` and `autoindex_format json`. */
export class HttpOriginServer extends ObjectServer {
  readonly #token: string;

  constructor(token: string) {
    super();
    this.#token = token;
  }

  protected override answer(asked: Asked, response: ServerResponse): void {
    const { method, url, headers } = asked;
    const key = decodeURIComponent(url.slice(1));
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads && headers.authorization !== `Bearer ${this.#token}`) return void response.writeHead(401).end();
    if (method === 'PUT') return this.put(key, asked, response);
    if (method === 'DELETE') return this.#remove(key, response);
    return key.endsWith('/') ? this.#list(key, response) : this.get(key, response);
  }

  #remove(key: string, response: ServerResponse): void {
    const gone = [...this.files.keys()].filter((known) => (key.endsWith('/') ? known.startsWith(key) : known === key));
    for (const known of gone) this.files.delete(known);
    response.writeHead(gone.length > 0 ? 204 : 404).end();
  }

  #list(folder: string, response: ServerResponse): void {
    const below = [...this.files.keys()].filter((key) => key.startsWith(folder)).map((key) => key.slice(folder.length).split('/'));
    if (below.length === 0) return void response.writeHead(404).end();
    const names = new Map(below.map(([name = '', ...rest]) => [name, rest.length > 0 ? 'directory' : 'file']));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify([...names].map(([name, type]) => ({ name, type, mtime: this.now.toUTCString() }))));
  }
}
