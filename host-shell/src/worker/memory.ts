import { createStore, get, set, update } from 'idb-keyval';
import { LANGUAGES, type Language } from 'shared-contracts';
import * as v from 'valibot';

/** What the worker stores between its runs. */
const store = createStore('amperio-worker', 'memory');

const languageSchema = v.picklist(LANGUAGES);
const pinsSchema = v.record(v.string(), v.array(v.string()));

/** The language of the last document that the server sent: it decides which copies are this visitor's. */
export const seenLanguage = async (): Promise<Language> => {
  const known = v.safeParse(languageSchema, await get('language', store));
  return known.success ? known.output : 'pl';
};

export const noteLanguage = (language: Language): Promise<void> => set('language', language, store);

/** Folders of releases by the id of the page that has pinned them. */
type Pins = v.InferOutput<typeof pinsSchema>;

const parsePins = (kept: unknown): Pins => {
  const known = v.safeParse(pinsSchema, kept);
  return known.success ? known.output : {};
};

/** Notes the releases of a page, and forgets those of pages that are gone. */
export const notePins = (page: string, releases: readonly string[], open: ReadonlySet<string>): Promise<void> =>
  update(
    'pins',
    (kept) => ({ ...Object.fromEntries(Object.entries(parsePins(kept)).filter(([id]) => open.has(id))), [page]: [...releases] }),
    store,
  );

/** The release folders that open pages have reported as in use. */
export const pinnedFolders = async (): Promise<ReadonlySet<string>> => new Set(Object.values(parsePins(await get('pins', store))).flat());
