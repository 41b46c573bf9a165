import type { RunningServer } from './server.ts';

/** An e-mail in the sandbox inbox. */
export interface InboxMail {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const patienceMs = 10_000;

/** The e-mails that an address has got, newest first; waits until there are as many, since sending takes its time. */
export async function mailsTo(server: Pick<RunningServer, 'url'>, to: string, atLeast = 1): Promise<readonly InboxMail[]> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const response = await fetch(`${server.url}/dev/mail.json?to=${encodeURIComponent(to)}`);
    // Our own server's own shape.
    const { items } = (await response.json()) as { readonly items: readonly InboxMail[] };
    if (items.length >= atLeast) return items;
    if (performance.now() > until) throw new Error(`${to} has got ${items.length} of ${atLeast} e-mails`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
