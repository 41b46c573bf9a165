import { deliveryPlaceAtom, deliveryPlaceSlice, grosze, useAtomAfterHydration, useLanguage, useTexts } from 'shared-contracts';
import { dayText, deliveryPrice, hourText, polishDay } from 'shared-contracts/delivery';
import type { ReactNode } from 'react';
import { CatalogueText } from '../catalogue-text/index.ts';
import { textLanguage } from '../catalogue-text/text-language.ts';
import { uiTexts } from '../i18n/index.ts';

/** Stands for the shop's name in a sentence that is taken apart. */
const SHOP = '\u0000';

interface PromisedWay {
  /** `2026-11-26` */
  readonly day: string;
  /** Hour from which on goods lie ready in a shop. */
  readonly hour?: number | null;
  /** Grosze. */
  readonly amount: number;
}

interface PromisedCollection {
  readonly day: string;
  readonly hour: number | null;
  readonly pieces: number;
  readonly place: string;
}

/** How a promise of delivery is said, the same in all places of the shop (J-168). */
export interface DeliveryWords {
  /** `czwartek 26 XI`, `dziś` */
  readonly day: (day: string) => string;
  /** `czwartek 26 XI, 49 zł` */
  readonly way: (way: PromisedWay) => string;
  /** `dziś 17:00, 3 szt. w salonie Galeria Wiślana` */
  readonly collection: (collection: PromisedCollection) => ReactNode;
  /** The collection in the visitor's shop; while none is chosen and several have it that day, `dziś w 3 salonach`. */
  readonly nearest: (collection: PromisedCollection & { readonly shops: number }) => ReactNode;
  /** `czwartek 26 XI, 49 zł · najpóźniej poniedziałek 30 XI`; the end only when it is another day. */
  readonly span: (way: PromisedWay, lastDay: string) => string;
  /** The same without the price, beside which it stands: `czwartek 26 XI · najpóźniej poniedziałek 30 XI`. */
  readonly days: (way: Omit<PromisedWay, 'amount'>, lastDay: string) => string;
}

export const useDeliveryWords = (): DeliveryWords => {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const { shop } = useAtomAfterHydration(deliveryPlaceAtom, deliveryPlaceSlice.defaults);
  const dayOf = (day: string): string => (day === polishDay(Date.now()) ? t('delivery.today') : dayText(day, language));
  const timeOf = (day: string, hour: number | null): string => (hour === null ? dayOf(day) : `${dayOf(day)} ${hourText(hour)}`);
  const way = ({ day, hour = null, amount }: PromisedWay): string => `${timeOf(day, hour)}, ${deliveryPrice(grosze(amount))}`;
  const collection = ({ day, hour, pieces, place }: PromisedCollection): ReactNode => {
    const when = timeOf(day, hour);
    const inShop = (shop: string): string =>
      pieces > 0 ? t('delivery.inShop', { when, pieces, shop }) : t('delivery.toShop', { when, shop });
    if (textLanguage(place, language) === undefined) return inShop(place);
    // J-91: on a Ukrainian page the Polish name of the shop is marked as such.
    const [before, after] = inShop(SHOP).split(SHOP);
    return (
      <>
        {before}
        <CatalogueText text={place} />
        {after}
      </>
    );
  };
  const until = (text: string, { day }: Pick<PromisedWay, 'day'>, last: string): string =>
    day === last ? text : `${text} · ${t('delivery.latest', { day: dayText(last, language) })}`;
  return {
    day: dayOf,
    way,
    collection,
    span: (promised, last) => until(way(promised), promised, last),
    days: (promised, last) => until(timeOf(promised.day, promised.hour ?? null), promised, last),
    nearest: (found) =>
      shop === null && found.shops > 1 ? t('delivery.shops', { when: dayOf(found.day), count: found.shops }) : collection(found),
  };
};
