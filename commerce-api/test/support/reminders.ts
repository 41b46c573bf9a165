/** Links in e-mails about reminders, and what pressing them does. */
import type { Shop } from './server.ts';

/** The path of a link in an e-mail. */
export function linkIn(text: string, kind: 'confirm' | 'end'): string {
  const found = new RegExp(`https://[\\w.]+(/rest/V1/reminders/${kind}\\?token=[\\w-]+)`).exec(text)?.[1];
  if (found === undefined) throw new Error(`no link to ${kind} in: ${text}`);
  return found;
}

/** Presses the button of the page that a link leads to. */
export const pressLink = (server: Shop, path: string, body?: string, type = 'application/x-www-form-urlencoded'): Promise<Response> =>
  fetch(`${server.url}${path}`, { method: 'POST', ...(body !== undefined && { body, headers: { 'content-type': type } }) });
