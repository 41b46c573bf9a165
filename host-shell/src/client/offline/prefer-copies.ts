import type { EventBus, Language } from 'shared-contracts';
import { documentsCache } from '../../offline/names.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';

interface Copies {
  readonly bus: EventBus;
  readonly language: Language;
  readonly leaves: BrowserEnvironment['leaves'];
  readonly isOnline: () => boolean;
  /** Calls the listener when the connection comes or goes. */
  readonly follow: (listener: () => void) => void;
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly where: () => Pick<Location, 'pathname' | 'href'>;
  readonly reload: () => void;
}

/**
 * Without a connection the way to a page that this document has not shown, but that was visited before, leads to its copy:
 * here there is nothing to render it from.
 */
export const preferCopies = ({ bus, language, leaves, isOnline, follow, caches, where, reload }: Copies): void => {
  const seen = new Set([where().pathname]);
  let copies: ReadonlySet<string> = new Set();
  const look = async (): Promise<void> => {
    const kept = await (await caches.open(documentsCache(language))).keys();
    copies = new Set(kept.map(({ url }) => url));
  };
  // Without Cache Storage there are no copies.
  const lookAgain = (): void => void look().catch(() => {});
  follow(lookAgain);
  bus.on('navigation.completed@1', ({ path }) => {
    seen.add(path);
    lookAgain();
  });
  lookAgain();

  const otherwise = leaves.current;
  leaves.current = (from, to) => {
    // The address is the new one by now.
    if (isOnline() || seen.has(to) || !copies.has(where().href)) return otherwise(from, to);
    reload();
    return true;
  };
};
