import { dayText, deliveryPrice, hourText } from 'shared-contracts/delivery';
import type { Grosze } from 'shared-contracts/money';
import type { ShippingMethod, StoreCode } from '../model/index.ts';
import type { Translator } from '../translation/translator.ts';
import type { DayBook } from './day-book.ts';
import type { PromisedGoods } from './goods.ts';
import { methodsIn } from './network.ts';
import type { DeliveryNetwork } from './network.ts';
import { freeFrom, parcelsFreeFrom, priceOf } from './price.ts';
import { promiseOf } from './promise.ts';
import { withSalons } from './salon-texts.ts';
import type { ShelfTime } from './shop-hours.ts';

/** What a text is filled for. */
export interface TextContext {
  readonly network: DeliveryNetwork;
  readonly store: StoreCode;
  readonly days: DayBook;
}

/** A parcel that lies in the warehouse: what pages say of delivery in general is said of it. */
const parcel: PromisedGoods = {
  qty: 1,
  availability: 7,
  shippingFromDate: null,
  weightGrams: 1000,
  blockCourierShipping: false,
  excludeShippingMethods: ['electronic', 'geis', 'neocourier'],
  stock: new Map(),
  sale: { isSoldWithoutStock: true },
};

type Say = Pick<Translator, 'language' | 'translate'>;

const amount = (value: Grosze | null): string => (value === null ? '–' : deliveryPrice(value));

/** The shops from whose shelves goods can be collected soonest, and when. */
function soonestShelf({ network, days }: TextContext): ShelfTime & { readonly shops: number } {
  const times = [...network.shops.values()].map((shop) => days.shelf(shop, days.moment.day));
  const keyOf = ({ day, hour }: ShelfTime): string => `${day} ${String(hour).padStart(2, '0')}`;
  const [first = { day: days.moment.day, hour: 0 }] = times.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
  return { ...first, shops: times.filter(({ day }) => day === first.day).length };
}

const wholeDays = ({ deliveryDays: [first, last] }: ShippingMethod): string => (first === last ? `${first}` : `${first}–${last}`);

const tableRow = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** All ways of delivery of a store with what they cost and how long they take. */
function methodTable({ network, store }: TextContext): string {
  const rows = methodsIn(network, store).map((method) =>
    tableRow(
      [
        method.title,
        amount(priceOf(method, 0)),
        method.freeFrom === null || method.freeFrom === 0 ? '–' : amount(priceOf({ price: method.freeFrom, freeFrom: null }, 0)),
        wholeDays(method),
      ],
      'td',
    ),
  );
  return `<table><thead>${tableRow(['Sposób', 'Koszt', 'Bezpłatnie od', 'Dni robocze w drodze'], 'th')}</thead><tbody>${rows.join('')}</tbody></table>`;
}

const places: Readonly<Record<string, (context: TextContext, say: Say) => string>> = {
  'free-from': ({ network, store }) => amount(parcelsFreeFrom(network, store)),
  'large-free-from': ({ network, store }) => amount(freeFrom(methodsIn(network, store).filter(({ kind }) => kind === 'large'))),
  'cut-off': ({ network, store }) => {
    const hours = methodsIn(network, store).flatMap(({ kind, cutOffHour }) => (kind === 'courier' ? [cutOffHour] : []));
    return hourText(Math.min(...hours));
  },
  soonest: ({ network, store, days }, { language }) => {
    const { best } = promiseOf(methodsIn(network, store), { goods: [parcel], total: 0, days, shopId: null, network });
    return best === null ? '–' : dayText(best.days[0], language);
  },
  collection: (context, { language, translate }) => {
    const { day, hour } = soonestShelf(context);
    return `${day === context.days.moment.day ? translate('dziś') : dayText(day, language)} ${hourText(hour)}`;
  },
  'collection-shops': (context) => String(soonestShelf(context).shops),
};

const placeholder = /\{\{([a-z-]+)\}\}/g;

const filled = (text: string, context: TextContext, say: Say): string =>
  text.replace(placeholder, (whole, name: string) => places[name]?.(context, say) ?? whole);

const tablePlace = '<p>{{methods}}</p>';

/**
 * Texts of editors with what is promised now in them, so that no text states a day or a threshold of its own (J-170): `{{free-from}}`,
 * `{{large-free-from}}`, `{{cut-off}}`, `{{soonest}}`, `{{collection}}`, `{{collection-shops}}` and, as a paragraph of HTML,
 * `{{methods}}`; and the contact and the hours of shops (`withSalons`).
 * @param contextOf asked only for texts that have such a place
 */
export const withPromises = (
  { language, translate, translateHtml, written, writtenHtml }: Translator,
  contextOf: () => TextContext,
): Translator => ({
  language,
  written,
  writtenHtml,
  translate: (text, kept) =>
    text.includes('{{') ? filled(translate(text, kept), contextOf(), { language, translate }) : translate(text, kept),
  translateHtml: (html) => {
    if (!html.includes('{{')) return translateHtml(html);
    const context = contextOf();
    const own = writtenHtml(html);
    if (own !== undefined) {
      const tables = own.includes(tablePlace) ? own.replace(tablePlace, () => translateHtml(methodTable(context))) : own;
      return filled(withSalons(tables, context.network.shops, translateHtml), context, { language, translate });
    }
    // Tables before they are translated, since their words are texts of the shop; the rest afterwards, since its places are part of known texts.
    const told = withSalons(html.includes(tablePlace) ? html.replace(tablePlace, methodTable(context)) : html, context.network.shops);
    const translated = translateHtml(told);
    return filled(translated, context, { language, translate });
  },
});
