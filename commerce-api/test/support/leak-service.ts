import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** A service of leaked passwords on this machine. */
export interface LeakService {
  readonly url: string;
  /** Paths that it was asked for. */
  readonly asked: readonly string[];
  readonly leak: (password: string) => void;
  /** Answers nothing but errors. */
  readonly setAway: (isAway: boolean) => void;
  readonly close: () => void;
}

/** Stands in for Have I Been Pwned: `GET /range/<five digits>` answers the rest of all hashes that begin so. */
export async function leakService(): Promise<LeakService> {
  const hashes: string[] = [];
  const asked: string[] = [];
  let isAway = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (isAway) return response.writeHead(503).end();
    const prefix = path.slice('/range/'.length);
    return response.end(
      ['0'.repeat(35) + ':0', ...hashes.filter((hash) => hash.startsWith(prefix)).map((hash) => `${hash.slice(5)}:7`)].join('\r\n'),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    asked,
    leak: (password) => void hashes.push(createHash('sha1').update(password).digest('hex').toUpperCase()),
    setAway: (away) => void (isAway = away),
    close: () => server.close(),
  };
}
