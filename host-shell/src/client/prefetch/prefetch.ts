import type { ExposedModule, RemoteModule } from 'shared-contracts';
import type { ShopEnvironment } from '../../app/environment.ts';
import { moduleOfPage } from '../../app/resolved-page.ts';
import { prefetchOf } from '../../federation/prefetch-of.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The browser's Network Information; empty where it has none. */
export const connection = (): Connection => ('connection' in navigator && (navigator.connection as Connection | undefined)) || {};

/** Loads the code of a page before it is opened. @throws when it cannot be loaded; the failure is not cached, so that the navigation tries again */
export const loadAhead = (modules: ShopEnvironment['modules'], page: ExposedModule): Promise<RemoteModule<object>> =>
  modules.get(page).catch((error: unknown) => {
    modules.retry(page);
    throw error;
  });

export type ReaderPorts = Pick<ShopEnvironment, 'client' | 'resolver' | 'modules'>;

/** Reads the page at a path of the shop ahead. */
export type PageReader = (path: string) => void;

/**
 * N-17: when a visitor points at, touches or focuses the way to a page, its address is resolved, its code loaded and its
 * data read. Failures are silent: the navigation itself will show them. For visitors who save data nothing is fetched.
 */
export const createReader = ({ client, resolver, modules }: ReaderPorts): PageReader => {
  const started = new Set<string>();
  const fetchPage = async (path: string): Promise<void> => {
    const { pathname, search } = new URL(path, location.href);
    const page = await resolver.resolve(pathname, search);
    const exposed = moduleOfPage(page);
    if (page.state !== 'page' || exposed === undefined) return;
    const module = await loadAhead(modules, exposed);
    await prefetchOf(module)?.({ client, resolution: page.resolution, location: { pathname, search }, extent: 'start' });
  };
  return (path) => {
    if (started.has(path) || connection().saveData) return;
    started.add(path);
    fetchPage(path).catch(() => started.delete(path));
  };
};
