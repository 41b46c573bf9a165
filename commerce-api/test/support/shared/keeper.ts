/**
 * Servers that test files share, each started when it is first asked for: prints its address, `GET /<name>` answers with that of a
 * server on a filled database of its own. One that does not start, or ends by itself, is told and replaced for the next file that asks.
 * When stdin ends, which happens however the test run ends, it ends them all.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { removeFolder, startFilledServer, type StartedServer } from '../server.ts';

globalThis.databaseUnderTest = 'PostgreSQL';

const servers = new Map<string, Promise<StartedServer>>();
let isEnding = false;

function start(name: string): Promise<StartedServer> {
  const started = startFilledServer();
  servers.set(name, started);
  const tellEnd = async ({ dataDir, ended }: StartedServer): Promise<void> => {
    const { code, output } = await ended;
    if (isEnding) return;
    servers.delete(name);
    removeFolder(dataDir);
    console.error(`the shared server ${name} ended by itself, with code ${code}:\n${output}`);
  };
  // Whoever asked for it is told why it did not start.
  started.then(tellEnd, () => servers.delete(name));
  return started;
}

const keeper = createServer((request, response) => {
  const name = request.url ?? '/';
  const server = servers.get(name) ?? start(name);
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
isEnding = true;
await Promise.allSettled(
  [...servers.values()].map(async (started) => {
    const server = await started;
    await server.kill();
    removeFolder(server.dataDir);
  }),
);
process.exit(0);
