import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppServices } from './app-services.ts';
import { escapedHtml, plainPages } from './plain-page.ts';
import { storeOf } from './store.ts';
import { translatorOf } from './translator-of.ts';

const { policy, page } = plainPages(`button { margin-bottom: 12px }
button.quiet { background: none; color: var(--accent); border: 1px solid var(--control) }
p.detail { color: var(--ink); font-weight: 600 }
fieldset { margin: 0 0 16px; padding: 0; border: 0 }
legend { padding: 0; font-weight: 600 }
label { display: flex; gap: 12px; align-items: center; min-height: 44px }
input { width: 20px; height: 20px; margin: 0; accent-color: var(--accent) }
a { display: inline-block; padding: 10px 0; color: var(--accent) }`);

interface LinkPageButton {
  readonly label: string;
  /** Of the form; a button without one sends an empty form. */
  readonly name?: string;
  readonly isQuiet?: boolean;
}

/** Choices of the form, under one heading. */
interface LinkPageChoices {
  readonly legend: string;
  readonly type: 'checkbox' | 'radio';
  readonly options: readonly {
    readonly name: string;
    readonly value: string;
    readonly label: string;
    readonly isChosen: boolean;
    /** Of a label that is said in its own language, whatever that of the page. */
    readonly lang?: string;
  }[];
}

/** What the page says, in Polish. */
export interface LinkPage {
  readonly heading: string;
  readonly text: string;
  /** What it is about, such as a product's name. */
  readonly detail?: string;
  readonly choices?: readonly LinkPageChoices[];
  /** What is done by a press; a look alone does nothing, since programs that check e-mails open their links too. */
  readonly buttons?: readonly LinkPageButton[];
  /** Default: to the shop. */
  readonly onward?: { readonly label: string; readonly path: string };
}

/** Draws the page to which a link of an e-mail leads, in the visitor's language. Its form goes to the page's own address. */
export function sendLinkPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<AppServices, 'reference' | 'translatorFor'>,
  { heading, text, detail, choices = [], buttons = [], onward = { label: 'Przejdź do sklepu', path: '/' } }: LinkPage,
): FastifyReply {
  const { language, translate } = translatorOf(request, services);
  const translated = (polish: string): string => escapedHtml(translate(polish));
  const button = ({ label, name, isQuiet = false }: LinkPageButton): string =>
    `<button${isQuiet ? ' class="quiet"' : ''}${name === undefined ? '' : ` name="${escapedHtml(name)}" value="1"`}>${translated(label)}</button>`;
  const option = (type: LinkPageChoices['type'], { name, value, label, isChosen, lang }: LinkPageChoices['options'][number]): string =>
    `<label${lang === undefined ? '' : ` lang="${lang}"`}><input type="${type}" name="${escapedHtml(name)}" value="${escapedHtml(value)}"${isChosen ? ' checked' : ''}>${
      lang === undefined ? translated(label) : escapedHtml(label)
    }</label>`;
  const fields = ({ legend, type, options }: LinkPageChoices): string =>
    `<fieldset><legend>${translated(legend)}</legend>${options.map((one) => option(type, one)).join('')}</fieldset>`;
  const main = [
    `<h1>${translated(heading)}</h1>`,
    ...(detail === undefined ? [] : [`<p class="detail">${escapedHtml(detail)}</p>`]),
    `<p>${translated(text)}</p>`,
    ...(buttons.length === 0 ? [] : [`<form method="post">${choices.map(fields).join('')}${buttons.map(button).join('')}</form>`]),
    // The page's own address has the token: the scripts of the next page must not learn it from the referrer.
    `<a href="${escapedHtml(onward.path)}" rel="noreferrer">${translated(onward.label)}</a>`,
  ];
  const title = `${translate(heading)} – ${storeOf(request, services.reference).name}`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(page({ language, title, main: main.join('') }));
}
