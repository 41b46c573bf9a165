/**
 * Servers that test files share, each started when it is first asked for: prints its address, `GET /<name>` answers with that of a
 * server on a filled database of its own. When stdin ends, which happens however the test run ends, it ends them all.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { removeFolder, startFilledServer, type RunningServer } from '../server.ts';

globalThis.databaseUnderTest = 'PostgreSQL';

const servers = new Map<string, Promise<RunningServer>>();

const keeper = createServer((request, response) => {
  const name = request.url ?? '/';
  const server = servers.get(name) ?? startFilledServer();
  servers.set(name, server);
  server.then(
    ({ url }) => response.end(url),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
keeper.listen(0, '127.0.0.1', () => {
  const address = keeper.address();
  if (typeof address === 'object' && address !== null) console.log(`http://127.0.0.1:${address.port}`);
});

// Ctrl-C goes to all processes of a terminal; this one has to outlive the test run.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

process.stdin.resume();
await once(process.stdin, 'end');
await Promise.allSettled(
  [...servers.values()].map(async (started) => {
    const server = await started;
    await server.kill();
    removeFolder(server.dataDir);
  }),
);
process.exit(0);
