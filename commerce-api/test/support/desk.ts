/** Helpers for tests of the desk. */
import { post, posted } from './post.ts';
import type { Shop } from './server.ts';
import { linkTo } from './written.ts';

export interface Staff {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly token: string;
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
