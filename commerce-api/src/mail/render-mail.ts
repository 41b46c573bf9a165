import { palettes } from 'shared-contracts/theme';
import type { Store } from '../model/index.ts';
import { asHtml } from './content/as-html.ts';
import { asText } from './content/as-text.ts';
import { contentOf } from './content/content-of.ts';
import { shopLinks } from './content/links.ts';
import type { Mail } from './mail.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address of `List-Unsubscribe`; only of e-mails that somebody has asked to get. */
  readonly unsubscribe?: string;
}

/** A file that goes with an e-mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Who writes: a store, and where it is found. */
export interface Sender {
  readonly store: Pick<Store, 'code' | 'name'> & {
    readonly config: Pick<Store['config'], 'contactEmail' | 'contactPhone' | 'contactHours' | 'legalEntity'>;
  };
  /** `https://sklep.example` */
  readonly origin: string;
}

/** An e-mail as it is sent, in Polish, as text and as HTML in the colours of its store. */
export function renderMail(mail: Mail, { store, origin }: Sender): RenderedMail {
  const links = shopLinks(origin);
  const content = contentOf(mail, links, store.name);
  const { contactEmail, contactPhone, contactHours, legalEntity } = store.config;
  const footer = [
    `Masz pytania? Napisz: ${contactEmail} lub zadzwoń: ${contactPhone} (${contactHours}).`,
    `${legalEntity.name}, ${legalEntity.street}, ${legalEntity.postcode} ${legalEntity.city}, NIP ${legalEntity.nip}`,
  ];
  const frame = { storeName: store.name, home: links.home, footer, colours: palettes[store.code].light };
  const { subject, unsubscribe } = content;
  return { subject, text: asText(content, footer), html: asHtml(content, frame), ...(unsubscribe !== undefined && { unsubscribe }) };
}
