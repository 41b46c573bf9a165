import { useTranslate } from 'ra-core';
import type { DeskOrder } from '../api.ts';
import { dayText, moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';

type Address = DeskOrder['order']['billing_address'];

const addressOf = ({ company, firstname, lastname, street, postcode, city }: Address): string =>
  [company, [firstname, lastname].filter(Boolean).join(' '), street.join(' '), `${postcode} ${city}`.trim()].filter(Boolean).join(', ');

/** The number of an account, in groups of four after the first two digits. */
const grouped = (account: string): string => account.replaceAll(/(?<=^\d{2}(?:\d{4})*)(?=\d{4})/g, ' ');

/** Who has ordered, where it goes and how it is paid. */
export const OrderFacts = ({ order }: { readonly order: DeskOrder['order'] }) => {
  const translate = useTranslate();
  const { billing_address: billing, shipping_address: delivery, shipping, payment } = order;
  const { pickup_point: point } = shipping;
  const parcel = shipping.tracking_number === null ? '' : [shipping.carrier ?? '', shipping.tracking_number].filter(Boolean).join(', ');
  const whereIs = shipping.parcel?.at(-1);
  const goesTo = point === null ? addressOf(delivery ?? billing) : `${point.name}, ${point.street}, ${point.postcode} ${point.city}`;
  const facts = (
    [
      ['buyer', addressOf(billing)],
      ['email', order.email],
      ['telephone', billing.telephone],
      ['nip', billing.vat_id ?? ''],
      ['delivery', shipping.method_title],
      ['goesTo', goesTo],
      [
        'days',
        `${dayText(shipping.delivery_from)} – ${dayText(shipping.delivery_to)}${shipping.delivery_hours === null ? '' : `, ${shipping.delivery_hours}`}`,
      ],
      ['parcel', parcel],
      [
        'parcelState',
        whereIs === undefined ? '' : `${translate(`orders.parcel.${whereIs.state}`, { _: whereIs.state })}, ${moment(whereIs.at)}`,
      ],
      ['paidBy', `${payment.title} (${translate(`orders.payment.${payment.status}`)})`],
      ['lender', payment.review == null ? '' : translate(`orders.review.${payment.review}`)],
      [
        'transfer',
        payment.bank_transfer === null ? '' : `${grouped(payment.bank_transfer.account_number)}, ${payment.bank_transfer.title}`,
      ],
    ] as const
  ).filter(([, value]) => value !== '');
  return (
    <section className={styles.card} aria-labelledby="order-facts">
      <h2 className={styles.cardTitle} id="order-facts">
        {translate('orders.facts')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.muted}>{translate(`orders.fact.${name}`)}</dt>
            <dd className={styles.text}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
