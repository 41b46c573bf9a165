import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fault of one request. */
export type Fault = 'error' | 'hangs' | 'is cut off' | 'hangs up';

export interface Asked {
  readonly method: string;
  /** Path and query as received. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

interface Kept {
  readonly bytes: Buffer;
  readonly time: Date;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // no encoding is set: always buffers
  return Buffer.concat(parts);
};

/** A server on a free port that stores files in memory and can be made to fail; subclasses implement a protocol. */
export abstract class ObjectServer {
  readonly files = new Map<string, Kept>();
  /** Requests, oldest first: `PUT mfe-catalog/…`. */
  readonly log: string[] = [];
  /** Faults of the next requests, one each; requests that `faultOf` exempts do not count. */
  readonly faults: Fault[] = [];
  faultOf: (asked: Asked) => boolean = () => true;
  /** Modification time of the next written file. */
  now = new Date('2026-11-20T08:00:00Z');
  /** False: the server ignores `If-None-Match` and replaces files. */
  knowsConditions = true;
  readonly #server: Server = createServer((request, response) => void this.#serve(request, response));

  protected abstract answer(asked: Asked, response: ServerResponse): Promise<void> | void;

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address of this shape.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: await bodyOf(request) };
    this.log.push(`${asked.method} ${asked.url}`);
    const fault = this.faults.length > 0 && this.faultOf(asked) ? this.faults.shift() : undefined;
    if (fault === undefined) return void (await this.answer(asked, response));
    if (fault === 'error') return void response.writeHead(500).end('broken');
    if (fault === 'hangs up') return void response.destroy();
    if (fault === 'is cut off') response.writeHead(200, { 'content-length': '1000' }).write('half of', () => response.destroy());
    // 'hangs': no answer
  }

  /** Stores one file, if its conditions hold. */
  protected put(key: string, { headers, body }: Asked, response: ServerResponse): void {
    if (this.knowsConditions && headers['if-none-match'] === '*' && this.files.has(key)) return void response.writeHead(412).end();
    this.files.set(key, { bytes: body, time: this.now });
    response.writeHead(201).end();
  }

  /** Answers GET or HEAD for one file. */
  protected get(key: string, response: ServerResponse): void {
    const kept = this.files.get(key);
    if (!kept) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-length': String(kept.bytes.length), 'last-modified': kept.time.toUTCString() }).end(kept.bytes); // Node leaves the body of a HEAD away
  }
}
