import { createRestClient } from 'shared-contracts/rest';
import type { RestClient } from 'shared-contracts/rest';
import { mailsTo } from './inbox.ts';
import { fromAnotherNetwork } from './network.ts';
import { posted } from './post.ts';
import type { Shop } from './server.ts';

/** Of customers that tests register. */
export const goodPassword = 'Zielony7Rower';

const demoCustomers: ReadonlySet<string> = new Set(['jan.kowalski@example.com', 'anna.nowak@example.com', 'ewa.salon@example.com']);

/** The password of a demo customer, or of one that a test has registered. */
export const passwordOf = (email: string): string => (demoCustomers.has(email) ? 'Amperio2026' : goodPassword);

/** A client that sends this token. */
export const clientWith = (server: Pick<Shop, 'url'>, token: string | undefined): RestClient =>
  createRestClient({ baseUrl: server.url, store: () => 'amperio', token: () => token });

export interface SignedIn {
  readonly rest: RestClient;
  readonly token: string;
}

/** A session of a customer. */
export async function signedIn(server: Shop, email: string, password = passwordOf(email)): Promise<SignedIn> {
  const token = await server.rest.signIn(email, password);
  if (!token.ok) throw new Error(token.error.message);
  return { rest: clientWith(server, token.value), token: token.value };
}

/** A customer who has just registered, signed in. */
export async function registered(server: Shop, email: string): Promise<SignedIn> {
  const form = {
    customer: { email, firstname: 'Ola', lastname: 'Lipa' },
    password: goodPassword,
    agreements: { checked_terms: true },
  };
  await posted(server, '/rest/V1/customers', form, fromAnotherNetwork());
  return signedIn(server, email);
}

/** A customer whose mailbox is known to be theirs: the password was set by a link that was sent there (ADR 101). Two e-mails come. @param mailsBefore that have come already */
export async function registeredOwner(server: Shop, email: string, mailsBefore = 0): Promise<SignedIn> {
  await registered(server, email);
  await server.rest.calls.PUT('/rest/V1/customers/password', { body: { email } });
  const reset = (await mailsTo(server, email, mailsBefore + 2)).find(({ kind }) => kind === 'reset-password');
  const resetToken = /token=([\w-]+)/.exec(reset?.text ?? '')?.[1] ?? '';
  const newPassword = `${goodPassword}!`;
  await server.rest.calls.POST('/rest/V1/customers/resetPassword', { body: { resetToken, newPassword } });
  return signedIn(server, email, newPassword);
}
