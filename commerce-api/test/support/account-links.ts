/** Helpers for tests of an account's data: the links of its e-mails, their pages, a password that was set by one. */
import { expect } from '@jest/globals';
import { goodPassword, registered } from './customers.ts';
import { valueOf } from './checkout.ts';
import { mailsTo } from './inbox.ts';
import { mailTo, type SandboxMail } from './orders.ts';
import type { Shop } from './server.ts';

/** Where links of e-mails lead to. */
export const origin = 'https://sklep.example';
/** What a customer of these tests proves a wish with. */
export const proof = { password: goodPassword };

/** A refusal, as the client of REST tells it. */
export const refusal = (status: number, code: string) => ({ ok: false, error: { status, code } });

/** Whether an e-mail is of a kind. */
export const isKind =
  (wanted: string) =>
  ({ kind }: SandboxMail): boolean =>
    kind === wanted;

interface Page {
  readonly status: number;
  readonly heading: string;
  readonly html: string;
}

async function pageOf(answer: Promise<Response>): Promise<Page> {
  const response = await answer;
  const html = await response.text();
  return { status: response.status, heading: /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '', html };
}

/** Status and heading of the page of a link. */
export const told = ({ status, heading }: Page) => [status, heading];

/** Calls of a server about the links of its e-mails. */
export function accountLinks(server: Shop) {
  /** The path of the link in an e-mail of a kind; waits for it. */
  async function linkIn(email: string, kind: string, part: string): Promise<string> {
    for (let mails = 1; ; mails += 1) {
      const text = (await mailsTo(server, email, mails)).find((mail) => mail.kind === kind)?.text;
      const path = text === undefined ? undefined : new RegExp(`${origin}(/rest/V1/account/${part}\\?token=[\\w-]+)`).exec(text)?.[1];
      if (path !== undefined) return path;
    }
  }

  const look = (path: string): Promise<Page> => pageOf(fetch(server.url + path));
  const press = (path: string): Promise<Page> =>
    pageOf(fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' }));

  /** Sets a password by the link that a mailbox has got. */
  async function newPasswordBy(email: string, password = goodPassword): Promise<void> {
    const token = /resetpassword\?token=([\w-]+)/.exec((await mailTo(server, email, isKind('reset-password'))).text)?.[1] ?? '';
    valueOf(await server.rest.resetPassword(token, password));
  }

  /** Registers with one address and changes it to another, which gets a password of its own. */
  async function changed(from: string, to: string): Promise<void> {
    const { rest } = await registered(server, from);
    valueOf(await rest.askEmailChange({ ...proof, email: to }));
    expect(told(await press(await linkIn(to, 'email-change-asked', 'email')))).toEqual([200, 'Adres konta został zmieniony']);
    await newPasswordBy(to);
  }

  return { linkIn, look, press, newPasswordBy, changed };
}
