/** The content of an e-mail, apart from its layout: text and HTML are both made from it. */

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Smaller than a button: what few need. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** A text of editors: HTML that the shop has sanitised, with addresses of the shop at `origin`. */
  | { readonly kind: 'rich'; readonly html: string; readonly origin: string }
  /** A heading with lines below it, such as an address. */
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly string[] }
  /** Names with values; the last one may be the sum. */
  | { readonly kind: 'values'; readonly title: string; readonly values: readonly Value[] };

export interface Value {
  readonly name: string;
  /** Below the name, smaller. */
  readonly note?: string;
  readonly value: string;
  readonly isSum?: boolean;
}

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Ends what it is a part of with one press: mail readers show it as a button of their own (RFC 8058). */
  readonly unsubscribe?: string;
}

/** A paragraph of an e-mail. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
/** A link of an e-mail that looks like a button. */
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
