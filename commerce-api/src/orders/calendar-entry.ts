import type { Language } from 'shared-contracts';
import type { Translator } from '../translation/translator.ts';
import type { CalendarEntry } from './calendar-file.ts';
import type { OrderRecord } from './order-record.ts';
import { isWithoutParcel } from './order-steps.ts';
import { filled } from '../mail/content/order-texts.ts';

const texts: Readonly<Record<Language, { readonly delivery: string; readonly collection: string; readonly order: string }>> = {
  pl: { delivery: 'Dostawa zamówienia {number}', collection: 'Odbiór zamówienia {number}', order: 'Zamówienie {number}, {way}' },
  ua: { delivery: 'Доставка замовлення {number}', collection: 'Отримання замовлення {number}', order: 'Замовлення {number}, {way}' },
};

/** Hours that a shop is open at least once the goods lie ready. */
const collectionHours = 1;

const hoursOf = ({ hours, collectionHour }: OrderRecord['document']['shipping']): CalendarEntry['hours'] => {
  if (collectionHour != null) return [collectionHour, collectionHour + collectionHours];
  const [from, to] = (hours ?? '').split('-').map(Number);
  return hours == null || from === undefined || to === undefined ? null : [from, to];
};

interface EntryContext {
  readonly translator: Pick<Translator, 'language' | 'translate'>;
  /** Of the order's page. */
  readonly url: string;
  /** ISO 8601. */
  readonly at: string;
}

/** J-248: an order on its way as an entry of a calendar; null for what comes by e-mail, has arrived or was cancelled. */
export function calendarEntry(
  { number, status, document }: Pick<OrderRecord, 'number' | 'status' | 'document'>,
  { translator: { language, translate }, url, at }: EntryContext,
): CalendarEntry | null {
  const { shipping, billing, delivery } = document;
  if (isWithoutParcel(document) || status === 'delivered' || status === 'cancelled') return null;
  const { pickupPoint: point } = shipping;
  const { street, postcode, city } = delivery ?? billing;
  const own = texts[language];
  return {
    id: `order-${number}@amperio`,
    title: filled(point === null ? own.delivery : own.collection, { number }),
    description: filled(own.order, { number, way: translate(shipping.title) }),
    place:
      point === null
        ? `${street.join(' ')}, ${postcode} ${city}`
        : `${translate(point.name)}, ${point.street}, ${point.postcode} ${point.city}`,
    url,
    from: shipping.deliveryFrom,
    // A pick-up begins on its first day, and waits.
    to: point === null ? shipping.deliveryTo : shipping.deliveryFrom,
    hours: hoursOf(shipping),
    at,
  };
}
