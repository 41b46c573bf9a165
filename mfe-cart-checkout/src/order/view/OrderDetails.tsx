import type { ReactNode } from 'react';
import { formatMoney, grosze, useTexts } from 'shared-contracts';
import { hoursText } from 'shared-contracts/delivery';
import type { Order } from 'shared-contracts/rest';
import { AddOnList, boughtAddOns } from 'shared-ui/add-on-list';
import { Link } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { Picture } from 'shared-ui/picture';
import { NetNote } from 'shared-ui/price';
import { ProductName } from 'shared-ui/product-name';
import { GiftLine } from '../../gift-cards/line/GiftLine.tsx';
import { useDeliveryWords } from 'shared-ui/delivery';
import { texts } from '../texts.ts';
import * as css from './order.css.ts';

/** What was ordered, how it arrives, and what it comes to. */
export const OrderDetails = ({ order }: { readonly order: Order }): ReactNode => {
  const t = useTexts(texts);
  const words = useDeliveryWords();
  const { shipping, totals } = order;
  const { pickup_point: point } = shipping;
  // Cards alone come by e-mail, on days of their own.
  const hasParcel = order.items.some(({ gift }) => gift == null);
  const address = order.shipping_address ?? order.billing_address;
  const place = point === null ? address : { ...point, street: [point.name, point.street] };
  const sums = [
    { label: t('sum.goods'), amount: totals.subtotal },
    ...(totals.discount > 0 ? [{ label: t('sum.saving'), amount: -totals.discount }] : []),
    ...(totals.coupon_discount > 0 ? [{ label: t('sum.coupon', { code: order.coupon ?? '' }), amount: -totals.coupon_discount }] : []),
    ...(totals.add_ons > 0 ? [{ label: t('sum.addOns'), amount: totals.add_ons }] : []),
    { label: t('sum.shipping'), amount: totals.shipping },
    ...(totals.payment_fee > 0 ? [{ label: t('sum.fee'), amount: totals.payment_fee }] : []),
  ];
  const { voucher = 0, to_pay: left = totals.grand_total } = totals;
  const { instalments } = order.payment;
  return (
    <Panel aria-label={t('details.title')} className={css.details}>
      <h2 className={css.heading}>{t('details.delivery')}</h2>
      <p>
        {shipping.method_title}
        {hasParcel && (
          <>
            <br />
            {place.street.join(', ')}, {place.postcode} {place.city}
          </>
        )}
      </p>
      {hasParcel && (
        <p className={css.muted}>
          {words.span({ day: shipping.delivery_from, hour: shipping.collection_hour, amount: shipping.amount }, shipping.delivery_to)}
          {shipping.delivery_hours !== null && ` · ${hoursText(shipping.delivery_hours)}`}
        </p>
      )}
      <h2 className={css.nextHeading}>{t('details.items')}</h2>
      <ul className={css.items}>
        {order.items.map((item, index) => (
          // Two lines may be of one product, with other services; an order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={css.item}>
            <Picture base={item.thumbnail} alt="" sizes="56px" widths={[80, 160]} className={css.picture} />
            <div>
              <Link to={item.request_path}>
                <ProductName name={item.name} />
              </Link>
              <p className={css.muted}>{t('details.pieces', { count: item.qty })}</p>
              <GiftLine gift={item.gift} words={(values) => t('details.gift', values)} />
            </div>
            <span className={css.price}>{formatMoney(grosze(item.row_total))}</span>
            <AddOnList addOns={boughtAddOns(item)} className={css.addOns} />
          </li>
        ))}
      </ul>
      <dl className={css.sums}>
        {sums.map(({ label, amount }) => (
          <div key={label} className={css.sum}>
            <dt className={css.muted}>{label}</dt>
            <dd>{formatMoney(grosze(amount))}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t('sum.toPay')}</dt>
          <dd>
            {formatMoney(grosze(totals.grand_total))}
            <NetNote gross={grosze(totals.grand_total)} tax={totals.tax} />
          </dd>
        </div>
        {voucher > 0 && (
          <>
            <div className={css.sum}>
              <dt className={css.muted}>{t('sum.voucher')}</dt>
              <dd>{formatMoney(grosze(-voucher))}</dd>
            </div>
            <div className={css.sum}>
              <dt className={css.muted}>{t('sum.left')}</dt>
              <dd>{formatMoney(grosze(left))}</dd>
            </div>
          </>
        )}
      </dl>
      {instalments != null && (
        <p className={css.muted}>
          {t('details.instalments', {
            count: instalments.months,
            monthly: instalments.monthly,
            rrso: instalments.rrso / 100,
            total: instalments.total,
          })}
        </p>
      )}
    </Panel>
  );
};
