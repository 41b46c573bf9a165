import type { ReactNode } from 'react';
import { formatMoney, grosze, useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { NetNote, Price } from 'shared-ui/price';
import { orderSums } from './order-sums.ts';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';

/** What an order costs, line by line. */
export const OrderTotals = ({ order }: { readonly order: Order }): ReactNode => {
  const t = useTexts(orderTexts);
  return (
    <dl className={css.sums}>
      {orderSums(order).map(({ code, value }) => (
        <div key={code} className={css.sum}>
          <dt>{code === 'coupon' && order.coupon !== null ? t('sum.couponNamed', { code: order.coupon }) : t(`sum.${code}`)}</dt>
          <dd>{formatMoney(value)}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{t('sum.total')}</dt>
        <dd>
          <Price value={grosze(order.totals.to_pay ?? order.totals.grand_total)} />
          <NetNote gross={grosze(order.totals.grand_total)} tax={order.totals.tax} />
        </dd>
      </div>
    </dl>
  );
};
