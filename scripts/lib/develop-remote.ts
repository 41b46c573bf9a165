import { remoteNames, type RemoteName } from 'shared-contracts/federation';
import type { Report } from './build-all.ts';
import { placesOf, root } from './paths.ts';
import { assertFree } from './ports.ts';
import type { Stoppable } from './stopping.ts';
import { hostsBeside } from './shop.ts';
import { Service } from './supervise.ts';

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false; // no server listens
  }
};

interface Commerce extends Stoppable {
  readonly url: string;
}

const nothingToStop = async (): Promise<void> => {};

/** A commerce server that is already running, or an embedded one that is started here. */
const openCommerce = async (env: NodeJS.ProcessEnv, report: Report): Promise<Commerce> => {
  const named = env['COMMERCE_API_URL'];
  const port = env['COMMERCE_API_PORT'] ?? '4000';
  const url = named ? named.replace(/\/+$/, '') : `http://127.0.0.1:${port}`;
  if (await answers(url)) {
    report(`  data from ${url}`);
    return { url, stop: nothingToStop };
  }
  if (named) throw new Error(`COMMERCE_API_URL: no commerce server answers at ${url}`);
  await assertFree('COMMERCE_API_PORT', port);
  report(`  no commerce server at ${url}: starting the embedded one (the first time it fills its database)`);
  const service = new Service({
    name: 'commerce-api',
    script: 'commerce-api/src/main.ts',
    env: { ...env, DATA_DIR: placesOf(env).dataDir, COMMERCE_API_PORT: port, TRUSTED_PROXIES: hostsBeside(env) },
    readyUrl: `${url}/readyz`,
  });
  await service.start();
  return { url, stop: () => service.stop() };
};

/** 3000 is the port of the shop; each remote has a port of its own after it, so that several can run at once. */
export const portOf = (name: RemoteName, env: NodeJS.ProcessEnv): string => env['PORT'] || String(3001 + remoteNames.indexOf(name));

/** Runs one remote alone, without the host, against a commerce server. */
export const developRemote = async (name: RemoteName, env: NodeJS.ProcessEnv, report: Report): Promise<Stoppable> => {
  const port = portOf(name, env);
  await assertFree('PORT', port);
  report(`${name} alone: building`);
  const commerce = await openCommerce(env, report);
  try {
    // Imported here, because other commands need no development server.
    const { startStandaloneServer } = await import('release-kit/standalone-server');
    const server = await startStandaloneServer({
      root,
      packageName: name,
      port: Number(port),
      commerceUrl: commerce.url,
      onBuilt: (ms, problems) =>
        report(problems === '' ? `  built in ${(ms / 1000).toFixed(1)} s` : `\n${problems}\n  not built: the page keeps its last state`),
    });
    report(`\n  ${name}: http://localhost:${port}   (edits appear by themselves; Ctrl-C ends it)\n`);
    return { stop: async () => void (await Promise.all([server.stop(), commerce.stop()])) };
  } catch (error) {
    await commerce.stop();
    throw error;
  }
};
