/** What the tab remembers; it goes with the tab. A browser that forbids storage forgets it with the page. */
const TOKEN = 'desk_token';
const DRAFTS = 'desk_draft:';

const remembered = new Map<string, string>();

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return remembered.get(key) ?? null;
  }
};

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value === null) remembered.delete(key);
    else remembered.set(key, value);
  }
};

const keys = (): readonly string[] => {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [...remembered.keys()];
  }
};

/** The token of who is signed in. */
export const heldToken = (): string | undefined => read(TOKEN) ?? undefined;
/** Stores the token of who is signed in at this tab; null forgets it. */
export const holdToken = (token: string | null): void => write(TOKEN, token);

/** J-162: what is typed and not sent yet, by its place: it outlives a token that ends meanwhile. */
export const readDraft = (place: string): string => read(DRAFTS + place) ?? '';
/** Stores what is being typed at a place of the desk; an empty text forgets it. */
export const keepDraft = (place: string, text: string): void => write(DRAFTS + place, text === '' ? null : text);

/** Forgets all of them: who leaves the desk has no use for them, and the next one must not find them. */
export const forgetDrafts = (): void => {
  for (const key of keys()) if (key.startsWith(DRAFTS)) write(key, null);
};
