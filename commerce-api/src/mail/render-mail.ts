import type { Language } from 'shared-contracts';
import { palettes } from 'shared-contracts/palettes';
import type { Store } from '../model/index.ts';
import { asHtml } from './content/as-html.ts';
import { asText } from './content/as-text.ts';
import { contentOf } from './content/content-of.ts';
import { frameTexts, hoursIn } from './content/frame-texts.ts';
import { shopLinks } from './content/links.ts';
import { filled } from './content/order-texts.ts';
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

/** The language that an e-mail is written in: that of the order or withdrawal it is about, else Polish. */
const languageOf = ({ data }: Mail): Language => ('language' in data ? data.language : undefined) ?? 'pl';

/** An e-mail as it is sent, as text and as HTML in the colours of its store. */
export function renderMail(mail: Mail, { store, origin }: Sender): RenderedMail {
  const links = shopLinks(origin);
  const content = contentOf(mail, links, store.name);
  const { contactEmail, contactPhone, contactHours, legalEntity } = store.config;
  const language = languageOf(mail);
  const footer = [
    filled(frameTexts[language].questions, { email: contactEmail, phone: contactPhone, hours: hoursIn(contactHours, language) }),
    `${legalEntity.name}, ${legalEntity.street}, ${legalEntity.postcode} ${legalEntity.city}, NIP ${legalEntity.nip}`,
  ];
  const { light, dark } = palettes[store.code];
  const frame = { language, storeName: store.name, home: links.home, footer, colours: light, dark };
  const { subject, unsubscribe } = content;
  return { subject, text: asText(content, footer), html: asHtml(content, frame), ...(unsubscribe !== undefined && { unsubscribe }) };
}
