import type { PageReleases, RemoteInPage } from 'shared-contracts/federation';
import { RemoteLoadError } from './load-errors.ts';

type AssetMap = Readonly<Record<string, string>>;

/** The asset map of a release document; its bytes were checked against the page's hash, so only its shape is looked at. */
const assetsOf = (document: unknown): AssetMap => {
  const assets = typeof document === 'object' && document !== null && 'assets' in document ? document.assets : null;
  if (typeof assets !== 'object' || assets === null) throw new RemoteLoadError('the release document names no assets');
  return assets as AssetMap;
};

/** The files of the page's release set with their hashes. */
export class ReleaseAssets {
  /** By the base address of the release. */
  readonly #assets = new Map<string, AssetMap>();
  readonly #failed = new Set<string>();

  constructor({ remotes }: PageReleases) {
    for (const { base, assets } of Object.values(remotes)) if (assets) this.#assets.set(base, assets);
  }

  /** @throws RemoteLoadError for a file that no release of the page names: without integrity nothing is loaded */
  readonly integrityOf = (url: string): string => {
    const path = new URL(url, location.href).pathname;
    const fileAt = path.lastIndexOf('/') + 1;
    const integrity = this.#assets.get(path.slice(0, fileAt))?.[path.slice(fileAt)];
    if (integrity === undefined) throw new RemoteLoadError(`${path} is not part of this page's releases`);
    return integrity;
  };

  /** Reads the hashes of a remote that the page itself did not bring, from its release document; after a failure past the cache. */
  async read({ base, document }: RemoteInPage): Promise<void> {
    if (this.#assets.has(base)) return;
    const again = this.#failed.has(base);
    this.#failed.add(base);
    const response = await fetch(document.url, { integrity: document.integrity, ...(again && { cache: 'reload' }) });
    if (!response.ok) throw new RemoteLoadError(`${document.url} answers ${response.status}`);
    this.#assets.set(base, assetsOf(await response.json()));
  }

  /**
   * Fetches files past the browser's cache, which keeps files of a release for ever, wrong bytes too.
   * @param isEntryLoaded false: the entry alone did not come; true: any other script or stylesheet may be wrong
   */
  async refetch({ base, entry }: RemoteInPage, isEntryLoaded: boolean): Promise<void> {
    const files = Object.keys(this.#assets.get(base) ?? {}).filter((file) => (isEntryLoaded ? /\.(js|css)$/.test(file) : file === entry));
    await Promise.allSettled(files.map((file) => fetch(base + file, { cache: 'reload' })));
  }
}
