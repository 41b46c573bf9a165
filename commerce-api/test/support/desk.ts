/** Helpers for tests of the desk. */
import { post, posted } from './post.ts';
import type { RunningServer, Shop } from './server.ts';
import { linkTo } from './written.ts';

export interface Staff {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly token: string;
}

const told = /desk of the shop's staff is at \S+, its token \(printed once\): ([\w-]+)/g;
/** The tokens that a server has told in its log. */
export const tokensTold = (server: RunningServer): readonly string[] =>
  [...server.output().matchAll(told)].flatMap(([, token]) => token ?? []);

/** The token that a start has told; it stands behind the line about the address. Empty when none comes. */
export async function tokenTold(server: RunningServer): Promise<string> {
  for (let round = 0; round < 500 && tokensTold(server).length === 0; round += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  return tokensTold(server)[0] ?? '';
}

/** A new member of staff. */
export const newStaff = (server: Shop, role: 'moderator' | 'editor' | 'admin'): Promise<Staff> =>
  posted<Staff>(server, '/dev/staff-token', { role });

interface DeskCall {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call of the desk with a token. */
export const desk = (server: Shop, token: string | undefined, path: string, { method = 'GET', body, headers }: DeskCall = {}) =>
  fetch(`${server.url}/rest/V1/desk${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** The answer of a call that succeeds, of the shape that the test knows. */
export async function deskAnswer<Answer>(server: Shop, token: string, path: string, call: DeskCall = {}): Promise<Answer> {
  const answer = await desk(server, token, path, call);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A question of a guest about a product, confirmed: it waits for the shop. */
export async function askedQuestion(server: Shop, productId: number, email: string, question: string): Promise<void> {
  await posted(server, '/rest/V1/pqa/questions', { product_id: productId, email, author: 'Ola', question, checked_publication: true });
  await post(server, `/rest/V1/pqa/confirm/${await linkTo(server, email, 'question-asked')}`, {});
}
