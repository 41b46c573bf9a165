import type { CurrentToken } from './token-succession.ts';

/** What the tab remembers; it goes with the tab. A browser that forbids storage forgets it with the page. */
const TOKEN = 'desk_token';
const SINCE = 'desk_token_since';
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

/** The token that calls carry. */
export const heldToken = (): string | undefined => read(TOKEN) ?? undefined;

/** J-275: the token of the session of who is signed in, and since when; undefined without a session. */
export function heldSession(): CurrentToken | undefined {
  const [token, since] = [read(TOKEN), read(SINCE)];
  return token === null || since === null ? undefined : { token, since: Number(since) };
}

/** Stores the token of the session at this tab; null forgets it. */
export function holdSession(session: CurrentToken | null): void {
  write(TOKEN, session?.token ?? null);
  write(SINCE, session === null ? null : String(session.since));
}

/** The session is over at the server already: there is nothing left to end there. */
export const markEnded = (): void => write(SINCE, null);

/** J-162: what is typed and not sent yet, by its place: it outlives a token that ends meanwhile. */
export const readDraft = (place: string): string => read(DRAFTS + place) ?? '';
/** Stores what is being typed at a place of the desk; an empty text forgets it. */
export const keepDraft = (place: string, text: string): void => write(DRAFTS + place, text === '' ? null : text);

/** Forgets all of them: who leaves the desk has no use for them, and the next one must not find them. */
export const forgetDrafts = (): void => {
  for (const key of keys()) if (key.startsWith(DRAFTS)) write(key, null);
};
