import { pageModules, type PrefetchPage, type PrefetchRequest } from 'shared-contracts';
import type { ShopEnvironment } from '../app/environment.ts';

/** The optional export of a page module that reads the page's data ahead of time. */
type Prefetch = (request: PrefetchRequest) => Promise<void>;

const prefetchOf = (module: object): Prefetch | null =>
  'prefetch' in module && typeof module.prefetch === 'function' ? (module.prefetch as Prefetch) : null; // the contract of page modules

interface Connection {
  readonly saveData?: boolean;
}

const savesData = (): boolean => 'connection' in navigator && ((navigator.connection as Connection | undefined)?.saveData ?? false);

/**
 * N-17: when a visitor points at, touches or focuses the way to a page, its address is resolved, its code loaded and its
 * data read. Failures are silent: the navigation itself will tell. Visitors who save data are left alone.
 */
export const createPrefetch = ({ client, resolver, modules }: Pick<ShopEnvironment, 'client' | 'resolver' | 'modules'>): PrefetchPage => {
  const started = new Set<string>();
  const fetchPage = async (path: string): Promise<void> => {
    const { pathname, search } = new URL(path, location.href);
    const page = await resolver.resolve(pathname, search);
    if (page.state !== 'page' || page.kind === 'not-found' || page.kind === 'unpublished') return;
    const wanted = pageModules[page.kind];
    const module = await modules.get(wanted).catch((error: unknown) => {
      modules.retry(wanted); // the navigation starts afresh instead of meeting this failure
      throw error;
    });
    await prefetchOf(module)?.({ client, resolution: page.resolution, location: { pathname, search } });
  };
  return (path) => {
    if (started.has(path) || savesData()) return;
    started.add(path);
    fetchPage(path).catch(() => started.delete(path));
  };
};
