import { isDeepStrictEqual } from 'node:util';
import { synonymsOf } from '../listing/search/synonyms.ts';
import type { Change } from './change.ts';
import { editedKinds, offeredRecords, type EditedKind, type EditedRecords } from './edited-records.ts';
import { shownAt, everyPage } from './shown-at.ts';
import type { CatalogueServices } from './services.ts';
import { editedUrlTypes } from './transactions.ts';

const edited: ReadonlySet<string> = new Set(editedUrlTypes);

/** Old and new records of a list that differ. */
function differing<Item>(known: Iterable<Item>, now: Iterable<Item>, keyOf: (item: Item) => unknown): readonly Item[] {
  const before = new Map(Array.from(known, (item) => [keyOf(item), item]));
  const after = new Map(Array.from(now, (item) => [keyOf(item), item]));
  return [
    ...[...before].flatMap(([key, item]) => (isDeepStrictEqual(item, after.get(key)) ? [] : [item])),
    ...[...after].flatMap(([key, item]) => (isDeepStrictEqual(item, before.get(key)) ? [] : [item])),
  ];
}

/** Takes addresses over. @returns the paths of those that have changed */
function takeUrls(
  { reference, urlRewrites }: CatalogueServices,
  urls: readonly Parameters<CatalogueServices['urlRewrites']['put']>[0][],
): readonly string[] {
  const paths: string[] = [];
  const there = new Set(urls.map(({ store_code: store, path }) => `${store} ${path}`));
  for (const store of reference.storesByCode.keys())
    for (const [path, { type }] of urlRewrites.of(store))
      if (edited.has(type) && !there.has(`${store} ${path}`)) {
        urlRewrites.remove(store, path);
        paths.push(path);
      }
  for (const row of urls) {
    const { store_code: store, path, ...rewrite } = row;
    if (isDeepStrictEqual(rewrite, urlRewrites.at(store, path))) continue;
    urlRewrites.put(row);
    paths.push(path);
  }
  return paths;
}

async function reloadNow(services: CatalogueServices): Promise<readonly Change[]> {
  const { database, reference, index } = services;
  const { records, urls, categories } = await database.run('catalogue.edited-content', null);
  // The rows are those that the reference records were made of.
  const lists = Object.fromEntries(
    editedKinds.map((kind) => [kind, records.filter((row) => row.kind === kind).map(({ document }) => document)]),
  ) as unknown as EditedRecords;
  const now = offeredRecords(lists);
  const changed: { readonly kind: EditedKind; readonly record: object }[] = [
    ...editedKinds.flatMap((kind) => {
      const keyOf = (record: object): unknown =>
        'identifier' in record
          ? JSON.stringify([record.identifier, 'stores' in record && record.stores])
          : 'code' in record
            ? record.code
            : 'id' in record && record.id;
      const known: Iterable<object> = reference[kind] instanceof Map ? reference[kind].values() : (reference[kind] as readonly object[]);
      return differing<object>(known, now[kind], keyOf).map((record) => ({ kind, record }));
    }),
    ...differing<object>(reference.categories.values(), categories, (record) => 'id' in record && record.id).map((record) => ({
      kind: 'categories' as const,
      record,
    })),
  ];
  reference.putContent(lists);
  for (const category of categories)
    if (!isDeepStrictEqual(category, reference.categories.get(category.id))) reference.putCategory(category);
  if (changed.some(({ kind }) => kind === 'searchSynonyms')) index.useSynonyms(synonymsOf(now.searchSynonyms));
  const places = changed.flatMap(({ kind, record }) => shownAt(kind, record, reference));
  const paths = new Set([...places.filter((place) => place !== everyPage), ...takeUrls(services, urls)]);
  return [
    ...(paths.size === 0 ? [] : [{ kind: 'content', paths: [...paths] } as const]),
    ...(places.includes(everyPage) ? [{ kind: 'frame' } as const] : []),
  ];
}

/**
 * Takes what editors change out of the database into memory; one after the other, so that no older answer comes last.
 * @returns a run; it answers which pages show something else now
 */
export function contentReloader(services: CatalogueServices): () => Promise<readonly Change[]> {
  let last: Promise<unknown> = Promise.resolve();
  const reload = (): Promise<readonly Change[]> => reloadNow(services);
  return () => {
    const next = last.then(reload, reload);
    last = next;
    return next;
  };
}
