import type { TranslationProvider } from '../../../translation/translate.ts';
import { untypeset } from '../../../translation/untypeset.ts';
import { typeset } from '../../catalogue/typeset.ts';
import { appliancesAdvice } from './advice-appliances.ts';
import { electronicsAdvice } from './advice-electronics.ts';
import { homeAdvice } from './advice-home.ts';
import { guides } from './articles-guides.ts';
import { tips } from './articles-home.ts';
import { tests } from './articles-tests.ts';
import { brandTexts } from './brands.ts';
import { checkout } from './checkout.ts';
import { template, type Template } from '../../../translation/fill-template.ts';
import { frame } from './frame.ts';
import { glossary } from './glossary.ts';
import { home } from './home.ts';
import { messages } from './messages.ts';
import { news } from './news.ts';
import { buyingPages } from './pages-buying.ts';
import { companyPages } from './pages-company.ts';
import { cookiePages } from './pages-cookies.ts';
import { creditAndWarrantyPages } from './pages-credit.ts';
import { legalPages } from './pages-legal.ts';
import { salonEvents } from './salon-events.ts';
import { salonPages } from './pages-salons.ts';
import { pages } from './pages.ts';
import { product } from './product.ts';
import { appliancesQuestions } from './questions-appliances.ts';
import { electronicsQuestions } from './questions-electronics.ts';
import { stories } from './stories/index.ts';
import { templates } from './templates.ts';

/** Typesetting inserts spaces between groups of digits. */
const ungrouped = (plain: string): string => plain.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '');

/** Bodies of pages, whose Polish texts are typeset as well. */
const bodies = [buyingPages, creditAndWarrantyPages, companyPages, legalPages, cookiePages, salonPages]
  .flatMap(Object.entries<string>)
  .map(([polish, ukrainian]): [string, string] => [ungrouped(polish), typeset(ukrainian)]);

/** Texts of the shop that its editors have written in both languages. */
const texts: ReadonlyMap<string, string> = new Map([
  ...[
    frame,
    home,
    checkout,
    product,
    pages,
    messages,
    appliancesAdvice,
    electronicsAdvice,
    homeAdvice,
    appliancesQuestions,
    electronicsQuestions,
    stories.texts,
    guides,
    tips,
    tests,
    news,
    glossary,
    brandTexts,
    salonEvents,
  ].flatMap(Object.entries<string>),
  ...bodies,
]);

const formsOf = (pairs: readonly (readonly [polish: string, ukrainian: string])[]): readonly Template[] =>
  pairs.map(([polish, ukrainian]) => template(polish, ukrainian));

const storyForms = formsOf(stories.templates);
const generalForms = formsOf(templates);

/**
 * Editors' translations take precedence over those of a provider; parts of composed texts are translated by both. Sentences of
 * descriptions do too: word by word, as a provider translates, they would be no sentences.
 */
export function withEditorTexts(provider: TranslationProvider | undefined): TranslationProvider {
  const translate: TranslationProvider['translate'] = (text, kept) => {
    const plain = untypeset(text);
    const filled = (forms: readonly Template[]): string | undefined => {
      for (const form of forms) {
        const translated = form.fill(text, plain, (part) => translate(part, kept));
        if (translated !== undefined) return translated;
      }
      return undefined;
    };
    return (
      texts.get(ungrouped(plain)) ??
      // A text with a name that is kept is a name itself.
      (kept === undefined ? filled(storyForms) : undefined) ??
      provider?.translate(text, kept) ??
      filled(generalForms)
    );
  };
  return { translate, isLearning: provider?.isLearning ?? false };
}
