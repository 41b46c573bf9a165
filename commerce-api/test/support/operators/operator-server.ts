/** What the servers of both operators share: they listen in the process of the test, and can be down, or lose an answer. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OperatorRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface OperatorReply {
  readonly status: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface OperatorServer {
  readonly url: string;
  /** Answers 503 to everything from now on, or not any more. */
  setDown(isDown: boolean): void;
  /** Does what the next call of that method and path asks, and loses the answer. */
  loseNext(method: string, path: RegExp): void;
  /** Does what the next call of that method and path asks, and never answers. @returns when it has been done */
  holdNext(method: string, path: RegExp): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server that answers by `reply`. */
export async function startOperator(reply: (request: OperatorRequest) => OperatorReply): Promise<OperatorServer> {
  let isDown = false;
  let lost: { readonly method: string; readonly path: RegExp; readonly onHeld?: () => void } | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      const { method = '', url: path = '', headers } = request;
      if (isDown) return void response.writeHead(503).end();
      const { status, json, text, headers: more } = reply({ method, path, headers, body: Buffer.concat(chunks).toString() });
      if (lost?.method === method && lost.path.test(path)) {
        const { onHeld } = lost;
        lost = undefined;
        return void (onHeld === undefined ? request.socket.destroy() : onHeld());
      }
      response.writeHead(status, { 'content-type': json === undefined ? 'text/plain' : 'application/json', ...more });
      return void response.end(json === undefined ? (text ?? '') : JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  // It listens on a TCP port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setDown: (next) => void (isDown = next),
    loseNext: (method, path) => void (lost = { method, path }),
    holdNext: (method, path) => new Promise((resolve) => void (lost = { method, path, onHeld: resolve })),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
