import type { TranslationProvider } from '../../../translation/translate.ts';
import { untypeset } from '../../../translation/untypeset.ts';
import { typeset } from '../../catalogue/typeset.ts';
import { appliancesAdvice } from './advice-appliances.ts';
import { electronicsAdvice } from './advice-electronics.ts';
import { homeAdvice } from './advice-home.ts';
import { checkout } from './checkout.ts';
import { template } from '../../../translation/fill-template.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { messages } from './messages.ts';
import { buyingPages } from './pages-buying.ts';
import { companyPages } from './pages-company.ts';
import { cookiePages } from './pages-cookies.ts';
import { creditAndWarrantyPages } from './pages-credit.ts';
import { legalPages } from './pages-legal.ts';
import { salonPages } from './pages-salons.ts';
import { pages } from './pages.ts';
import { product } from './product.ts';
import { appliancesQuestions } from './questions-appliances.ts';
import { electronicsQuestions } from './questions-electronics.ts';
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
  ].flatMap(Object.entries<string>),
  ...bodies,
]);

const forms = templates.map(([polish, ukrainian]) => template(polish, ukrainian));

/** Editors' translations take precedence over those of a provider; parts of composed texts are translated by both. */
export function withEditorTexts(provider: TranslationProvider | undefined): TranslationProvider {
  const translate: TranslationProvider['translate'] = (text, kept) => {
    const plain = untypeset(text);
    const known = texts.get(ungrouped(plain)) ?? provider?.translate(text, kept);
    if (known !== undefined) return known;
    for (const form of forms) {
      const translated = form.fill(text, plain, (part) => translate(part, kept));
      if (translated !== undefined) return translated;
    }
    return undefined;
  };
  return { translate, isLearning: provider?.isLearning ?? false };
}
