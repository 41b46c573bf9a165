import { escapedHtml, plainPages } from '../server/plain-page.ts';

const { policy, page } = plainPages(`button { margin-bottom: 12px }
a { display: inline-block; padding: 10px 0; color: var(--accent) }`);

export const linkPagePolicy = policy;

export interface LinkPage {
  readonly storeName: string;
  readonly heading: string;
  readonly text: string;
  /** What is done by a press; a look alone does nothing, since programs that check e-mails open their links too. */
  readonly button?: string;
}

/** The page to which a link of an e-mail leads. Its form goes to the page's own address. */
export function linkPage({ storeName, heading, text, button }: LinkPage): string {
  const form = button === undefined ? '' : `<form method="post"><button>${escapedHtml(button)}</button></form>`;
  return page({
    title: `${heading} – ${storeName}`,
    main: `<h1>${escapedHtml(heading)}</h1><p>${escapedHtml(text)}</p>${form}<a href="/">Przejdź do sklepu</a>`,
  });
}
