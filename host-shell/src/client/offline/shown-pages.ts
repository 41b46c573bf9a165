import { CART_PATH, type EventBus, type Language } from 'shared-contracts';
import type { PageReleases } from 'shared-contracts/federation';
import type { WorkerMessage } from '../../offline/messages.ts';
import { connection } from '../prefetch/prefetch.ts';

/** A page that is left earlier is not stored. */
const QUIET_MS = 2_000;

interface ShownPages {
  readonly bus: EventBus;
  readonly language: Language;
  readonly releases: PageReleases;
  /** The worker that keeps them; it may be another one after a while. */
  readonly post: (message: WorkerMessage) => void;
  readonly whenIdle: (task: () => void) => void;
  /** Pieces in the cart as far as it is known. */
  readonly cartCount: () => number;
  /** Loads the code of the cart's page, with the texts of this language. */
  readonly loadCart: () => Promise<unknown>;
}

/** Files of the shop that this document has loaded: paths with queries. */
export const loadedFiles = (entries: readonly { readonly name: string }[], origin: string): string[] => {
  const own = entries.map(({ name }) => name).filter((name) => name.startsWith(`${origin}/`));
  const files = own
    .map((name) => name.slice(origin.length))
    .filter((path) => /^\/(?:assets|releases|media|page-data|page-styles)\//.test(path));
  return [...new Set(files)];
};

/** With data saver or on a very slow connection nothing extra is fetched. */
const savesData = (): boolean => {
  const { saveData = false, effectiveType = '' } = connection();
  return saveData || effectiveType.endsWith('2g');
};

/**
 * Tells the worker which pages are shown, when the visitor stays on one: most are reached without a document, and
 * the first one came before there was a worker. The page of a cart with something in it is kept beside them: J-81.
 */
export const sendShownPages = ({ bus, language, releases, post, whenIdle, cartCount, loadCart }: ShownPages): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sent = new Set<string>();
  const folders = Object.values(releases.remotes).map(({ base }) => base);
  const keep = (page: string, files: string[]): void => post({ type: 'keep', page, language, releases: folders, files });
  const sendNow = (): void => {
    if (!navigator.onLine || savesData()) return;
    const files = loadedFiles(performance.getEntriesByType('resource'), location.origin).filter((file) => !sent.has(file));
    for (const file of files) sent.add(file);
    keep(location.pathname + location.search, files);
    if (cartCount() === 0 || sent.has(CART_PATH) || location.pathname === CART_PATH) return;
    sent.add(CART_PATH);
    // Its code passes through the worker on its way.
    void loadCart().then(
      () => keep(CART_PATH, []),
      () => void sent.delete(CART_PATH), // with the next page
    );
  };
  const follow = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(sendNow), QUIET_MS);
  };
  bus.on('navigation.completed@1', follow);
  bus.on('cart.changed@1', follow);
  whenIdle(sendNow);
};
