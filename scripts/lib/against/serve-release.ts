import { createServer } from 'node:http';
import type { Stoppable } from '../stopping.ts';

type Read = (path: string) => Promise<Uint8Array>;

export interface ReleaseServer extends Stoppable {
  /** Sets the release to serve: path in the release's folder → bytes; rejects for missing files. */
  readonly show: (read: Read) => void;
}

const nothingYet: Read = async () => {
  throw new Error('nothing was built yet');
};

/** Serves the files of the newest build. @param listen address to bind; `127.0.0.1` for this machine only */
export const serveRelease = async (port: number, listen: string): Promise<ReleaseServer> => {
  let read = nothingYet;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const end = (status: number, body: Uint8Array | string): void => {
      const type = pathname.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
      response.writeHead(status, { 'cache-control': 'no-store', 'content-type': status === 200 ? type : 'text/plain' }).end(body);
    };
    if (request.method !== 'GET') return end(405, 'Only GET');
    read(decodeURI(pathname).slice(1)).then(
      (bytes) => end(200, bytes),
      () => end(404, 'Not found'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, listen, resolve);
  });
  return {
    show: (next) => void (read = next),
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
