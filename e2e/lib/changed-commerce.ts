import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy to the running commerce server that changes the bodies of HTTP responses. It does not pass WebSockets on. */
export class ChangedCommerce {
  readonly #server: Server;

  private constructor(upstream: string, change: (text: string) => string) {
    this.#server = createServer((incoming, answer) => {
      const pass = async (): Promise<void> => {
        const chunks: Buffer[] = [];
        for await (const chunk of incoming) chunks.push(chunk as Buffer); // a stream of bytes
        const body = Buffer.concat(chunks);
        const reply = await fetch(upstream + (incoming.url ?? '/'), {
          method: incoming.method ?? 'GET',
          headers: { 'content-type': incoming.headers['content-type'] ?? '', store: String(incoming.headers['store'] ?? '') },
          ...(body.length > 0 && { body: new Uint8Array(body) }),
        });
        answer.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
        answer.end(change(await reply.text()));
      };
      pass().catch(() => answer.destroy());
    });
  }

  static async open(upstream: string, change: (text: string) => string): Promise<ChangedCommerce> {
    const commerce = new ChangedCommerce(upstream, change);
    commerce.#server.listen(0, '127.0.0.1');
    await once(commerce.#server, 'listening');
    return commerce;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`; // it listens on a port
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
