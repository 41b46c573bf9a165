import { isDeepStrictEqual } from 'node:util';
import type { CmsBlock, CmsPage } from '../model/index.ts';
import type { Change } from './change.ts';
import type { CatalogueServices } from './services.ts';
import { editedUrlTypes } from './transactions.ts';

const edited: ReadonlySet<string> = new Set(editedUrlTypes);

/** The parts of the home page. */
const isOfHome = ({ identifier }: CmsBlock): boolean => identifier.startsWith('home_');

const blockKey = ({ identifier, stores }: CmsBlock): string => `${identifier} ${stores.join(' ')}`;

async function reloadNow({ database, reference, urlRewrites }: CatalogueServices): Promise<Change | null> {
  const { records, urls } = await database.run('catalogue.edited-content', null);
  // The rows are those that the reference records were made of.
  const of = <Kind>(kind: string): readonly Kind[] => records.filter((row) => row.kind === kind).map(({ document }) => document as Kind);
  const cmsBlocks = of<CmsBlock>('cmsBlocks');
  const cmsPages = of<CmsPage>('cmsPages');
  const paths = new Set<string>();

  const knownBlocks = new Map(reference.cmsBlocks.map((block) => [blockKey(block), block]));
  for (const block of cmsBlocks) if (isOfHome(block) && !isDeepStrictEqual(block, knownBlocks.get(blockKey(block)))) paths.add('');
  for (const page of cmsPages) if (!isDeepStrictEqual(page, reference.cmsPages.get(page.id))) paths.add(page.urlKey);
  reference.putContent({ cmsBlocks, cmsPages });

  const there = new Set(urls.map(({ store_code: store, path }) => `${store} ${path}`));
  for (const store of reference.storesByCode.keys())
    for (const [path, { type }] of urlRewrites.of(store))
      if (edited.has(type) && !there.has(`${store} ${path}`)) {
        urlRewrites.remove(store, path);
        paths.add(path);
      }
  for (const row of urls) {
    const { store_code: store, path, ...rewrite } = row;
    if (isDeepStrictEqual(rewrite, urlRewrites.at(store, path))) continue;
    urlRewrites.put(row);
    paths.add(path);
  }
  // The site map names all pages.
  if (cmsPages.some(({ urlKey }) => paths.has(urlKey))) paths.add('mapa-strony');
  return paths.size === 0 ? null : { kind: 'content', paths: [...paths] };
}

/**
 * Takes blocks, pages and their addresses out of the database into memory; one after the other, so that no older answer comes last.
 * @returns a run; it answers which pages show something else now; null: none
 */
export function contentReloader(services: CatalogueServices): () => Promise<Change | null> {
  let last: Promise<unknown> = Promise.resolve();
  const reload = (): Promise<Change | null> => reloadNow(services);
  return () => {
    const next = last.then(reload, reload);
    last = next;
    return next;
  };
}
