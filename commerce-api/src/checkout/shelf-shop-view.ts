import type { Collection } from '../promise/collection.ts';
import type { ShelfShop } from '../rest/schemas/index.ts';
import type { Translator } from '../translation/translator.ts';
import { pickupPointIn } from './checkout-in-language.ts';
import { shopPoint } from './pickup-points.ts';

/** A shop as answers carry it, in the language of the shopper. */
export const shelfShopView = ({ shop, days, hour, pieces }: Collection, translator: Pick<Translator, 'translate'>): ShelfShop => ({
  shop_id: shop.id,
  place: shop.place,
  point: pickupPointIn(shopPoint(shop), translator),
  day: days[0],
  hour,
  pieces,
});
