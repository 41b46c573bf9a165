import { useTranslate } from 'ra-core';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { DeskOrder } from '../api.ts';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';

/** What was ordered, with warranties and services, and what it comes to. */
export const OrderLines = ({ order: { items, totals, coupon } }: { readonly order: DeskOrder['order'] }) => {
  const translate = useTranslate();
  const sums = (
    [
      ['coupon', -totals.coupon_discount, totals.coupon_discount > 0],
      ['shipping', totals.shipping, true],
      ['fee', totals.payment_fee, totals.payment_fee > 0],
      ['total', totals.grand_total, true],
      ['voucher', -(totals.voucher ?? 0), (totals.voucher ?? 0) > 0],
      ['toPay', totals.to_pay ?? totals.grand_total, (totals.voucher ?? 0) > 0],
    ] as const
  ).filter(([, , isShown]) => isShown);
  return (
    <Table
      caption={translate('orders.lines')}
      head={(['product', 'pieces', 'price', 'sum'] as const).map((key) => ({
        key,
        text: translate(`orders.line.${key}`),
        isNumber: key !== 'product',
      }))}
    >
      {items.flatMap((item) => [
        <tr key={item.sku}>
          <td className={styles.cell}>
            <a className={styles.link} href={item.request_path} target="_blank" rel="noreferrer" title={translate('product.open')}>
              {item.name}
            </a>
            <div className={styles.muted}>{translate('product.sku', { sku: item.sku })}</div>
          </td>
          <td className={styles.number}>{item.qty}</td>
          <td className={styles.number}>{formatMoney(grosze(item.price))}</td>
          <td className={styles.number}>{formatMoney(grosze(item.row_total))}</td>
        </tr>,
        ...item.add_ons.map((addOn) => (
          <tr key={`${item.sku} ${addOn.kind} ${addOn.id}`}>
            <td className={styles.cell}>
              {`+ ${addOn.name}`}
              {addOn.option !== null && <div className={styles.muted}>{addOn.option.name}</div>}
            </td>
            <td className={styles.number}>{item.qty}</td>
            <td className={styles.number}>{formatMoney(grosze(addOn.price))}</td>
            <td className={styles.number}>{formatMoney(grosze(addOn.row_total))}</td>
          </tr>
        )),
      ])}
      {sums.map(([key, amount]) => (
        <tr key={key}>
          <th scope="row" colSpan={3} className={styles.cell}>
            {translate(`orders.sum.${key}`, { coupon: coupon ?? '' })}
          </th>
          <td className={styles.number}>{formatMoney(grosze(amount))}</td>
        </tr>
      ))}
    </Table>
  );
};
