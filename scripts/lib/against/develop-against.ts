import { overrideParameter } from 'shared-contracts/federation';
import type { Report } from '../build-all.ts';
import type { AgainstOptions } from '../develop-options.ts';
import { portOf } from '../develop-remote.ts';
import { placesOf, root } from '../paths.ts';
import { assertFree } from '../ports.ts';
import type { Stoppable } from '../stopping.ts';
import { watchSources } from '../watch.ts';
import { allows, askHost, isLoopback } from './ask-host.ts';
import { buildInPlace, type Build } from './build-in-place.ts';
import { serveRelease } from './serve-release.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The page's address with the override parameter. Characters that are allowed in a query stay unescaped. */
const pageWith = (page: URL, name: string, address: string): string => {
  const readable = encodeURIComponent(address).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `${page.origin}${page.pathname}${page.search === '' ? '?' : `${page.search}&`}${overrideParameter(name)}=${readable}`;
};

/** Checks before the build that the host allows the address. @throws in one line */
const assertAllowed = async (host: string, address: URL): Promise<void> => {
  const { origins } = await askHost(host);
  if (allows(origins, address)) return;
  const wanted = isLoopback(address) ? 'localhost' : address.origin;
  const allowed = origins.length === 0 ? 'no origin' : origins.join(', ');
  throw new Error(`--against: ${host} allows ${allowed}, not ${address.origin}: it needs ${wanted} in the setting OVERRIDE_ORIGINS`);
};

/** Runs one remote of these sources inside a running host: every change is built as a release, shown to requests that name it. */
export const developAgainst = async (
  { name, page, publicUrl, open }: AgainstOptions,
  env: NodeJS.ProcessEnv,
  report: Report,
  build: Build = buildInPlace(name, placesOf(env)),
): Promise<Stoppable> => {
  const host = page.origin;
  const port = portOf(name, env);
  const address = publicUrl ?? new URL(`http://localhost:${port}/`);
  await assertFree('PORT', port);
  await assertAllowed(host, address);
  const server = await serveRelease(Number(port), env['HOST'] || '127.0.0.1');

  /** The host's result for a build. */
  const outcome = async (): Promise<string | null> => {
    const { overrides } = await askHost(host, { [name]: address.href });
    return overrides.find((one) => one.name === name)?.problem ?? null;
  };
  /** A change that cannot be built, or that the host refuses, is reported; the next change is tried again. */
  const follow = async (): Promise<void> => {
    const since = performance.now();
    try {
      const { release, read } = await build();
      server.show(read);
      const problem = await outcome().catch(messageOf);
      const seconds = `${((performance.now() - since) / 1000).toFixed(1)} s`;
      report(problem === null ? `  ${name} ${release}: shown after ${seconds}` : `  ${name} ${release}: not shown: ${problem}`);
    } catch (error) {
      report(`\n${messageOf(error)}\n  not built: what was shown before stays\n`);
    }
  };

  report(`${name} inside ${host}: building`);
  if (isLoopback(address) && !isLoopback(page))
    report(`  localhost is the machine of ${host} itself: from another one, give the address of a tunnel with --public-url`);
  await follow();
  const watch = watchSources(root, [name, 'shared-contracts', 'shared-ui'], follow);
  const shown = pageWith(page, name, address.href);
  report(`\n  ${shown}   (open pages follow what you save; Ctrl-C ends it)\n`);
  if (open) {
    // Imported here, because it is needed with --open only.
    const { default: openBrowser } = await import('open');
    await openBrowser(shown);
  }
  return {
    stop: async () => {
      watch.close();
      await server.stop();
    },
  };
};
