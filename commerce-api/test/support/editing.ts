/** Helpers for tests of what editors change. */
import { desk, deskAnswer, type Staff } from './desk.ts';
import type { Shop } from './server.ts';

/** An entry as its form gets it. */
export interface Entry {
  readonly version: number;
  readonly live_version: number | null;
  readonly due_at: string | null;
  readonly due_by: string | null;
  readonly due_problem: string | null;
  readonly content: { readonly kind: string } & Readonly<Record<string, unknown>>;
  readonly record: { readonly kind: string; readonly values: Readonly<Record<string, string>> } | null;
  /** Of a kind that the first contract has not. */
  readonly other_record?: { readonly kind: string; readonly values: Readonly<Record<string, string>> } | null;
  readonly versions: readonly { readonly number: number; readonly by: string | null; readonly restored: number | null }[];
}

/** The address of an entry at the desk. */
export const place = (kind: string, key: string): string => `/content/${kind}/${encodeURIComponent(key)}`;

/** The calls of an editor. @param who known once the server has started */
export function editorCalls(who: () => { readonly server: Shop; readonly staff: Staff }) {
  const read = (kind: string, key: string): Promise<Entry> => deskAnswer<Entry>(who().server, who().staff.token, place(kind, key));
  const asked = (kind: string, key: string, call: string, body: object, staff: Staff = who().staff): Promise<Response> =>
    desk(who().server, staff.token, place(kind, key) + call, { method: call === '' ? 'PUT' : 'POST', body });
  /** A change that succeeds. */
  const changed = async (kind: string, key: string, call: string, body: object): Promise<Entry> => {
    const answer = await asked(kind, key, call, body);
    if (!answer.ok) throw new Error(`${kind} ${key}${call}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Entry; // our own server's answer
  };
  const saved = (kind: string, key: string, version: number, content: object): Promise<Entry> =>
    changed(kind, key, '', { version, content: { kind, ...content } });
  const published = async (kind: string, key: string, version: number, content: object): Promise<Entry> => {
    const draft = await saved(kind, key, version, content);
    return changed(kind, key, '/publish', { version: draft.version });
  };
  return { read, asked, changed, saved, published };
}

export const problemOf = async (
  answer: Response,
): Promise<{ readonly code: string; readonly message: string; readonly parameters: object }> => (await answer.json()) as never; // our own server's error answer
