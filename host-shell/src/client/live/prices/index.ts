import type { createStore } from 'jotai';
import { productsSlice, type Language } from 'shared-contracts';
import { announcementAtom } from '../../../shell/announcement.ts';
import { shownPrices } from '../shown-prices.ts';
import type { PriceChange } from '../take-products.ts';
import { instalmentTags, type InstalmentTagsPorts } from './instalment-tags.ts';
import { priceCheck, type PriceCheckPorts } from './price-check.ts';
import { changeText } from './say-changes.ts';
import { priceTexts } from './texts.ts';

export interface PricesPorts extends PriceCheckPorts, InstalmentTagsPorts {
  readonly store: ReturnType<typeof createStore>;
  readonly language: Language;
}

export interface Prices {
  /** Asks for the prices that are shown, and for their instalments when these are old. */
  readonly check: () => Promise<void>;
  /** Prices have changed where the shopper sees them. */
  readonly changed: (changes: readonly PriceChange[]) => Promise<void>;
}

/** What an open page does so that its prices stay true (ADR 088). */
export const createPrices = (ports: PricesPorts): Prices => {
  const { store, answers, language } = ports;
  const askPrices = priceCheck(ports);
  const tags = instalmentTags(ports);
  const shownWithTags = () => {
    const known = store.get(productsSlice.read);
    return new Map(
      [...shownPrices(answers.shown())].flatMap(([sku, { hasTag, finalPrice }]) =>
        hasTag ? [[sku, known[sku]?.final_price ?? finalPrice] as const] : [],
      ),
    );
  };
  return {
    check: async () => {
      await askPrices();
      await tags.keep(shownWithTags());
    },
    changed: async (changes) => {
      await priceTexts.load(language);
      store.set(announcementAtom, changeText(changes, priceTexts.translator(language)));
      await tags.renew(new Map(changes.filter(({ hasTag }) => hasTag).map(({ sku, now }) => [sku, now])));
    },
  };
};
