import type { Shop } from './server.ts';

/** An e-mail in the sandbox inbox. */
export interface InboxMail {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const limitMs = 10_000;

/** The e-mails to an address, newest first; waits until there are `atLeast`, because sending is asynchronous. */
export async function mailsTo(server: Pick<Shop, 'url'>, to: string, atLeast = 1): Promise<readonly InboxMail[]> {
  const until = performance.now() + limitMs;
  for (;;) {
    const response = await fetch(`${server.url}/dev/mail.json?to=${encodeURIComponent(to)}`);
    // The shape of our own server's answer.
    const { items } = (await response.json()) as { readonly items: readonly InboxMail[] };
    if (items.length >= atLeast) return items;
    if (performance.now() > until) throw new Error(`${to} has got ${items.length} of ${atLeast} e-mails`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
