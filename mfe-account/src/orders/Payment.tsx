import type { ReactNode } from 'react';
import { formatMoney, grosze, useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { CopyButton } from './CopyButton.tsx';
import { groupAccount } from './group-account.ts';
import * as css from './order.css.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { orderTexts } from './texts.ts';

/** J-184: what is paid back, and whether it is on its way. */
const RefundText = ({
  refund: { money, voucher, is_done: isDone },
}: {
  readonly refund: NonNullable<Order['payment']['refund']>;
}): ReactNode => {
  const t = useTexts(orderTexts);
  return (
    <>
      {money > 0 && <p>{t(isDone ? 'refund.done' : 'refund.pending', { money: formatMoney(grosze(money)) })}</p>}
      {voucher > 0 && <p>{t('refund.voucher', { money: formatMoney(grosze(voucher)) })}</p>}
    </>
  );
};

/** How an order is paid; for a transfer, all that its form asks for (K-21). */
export const Payment = ({ order: { payment, totals, status } }: { readonly order: Order }): ReactNode => {
  const t = useTexts(orderTexts);
  const { bank_transfer: transfer, refund } = payment;
  const isGivenUp = status === 'cancelled' && payment.status !== 'paid';
  return (
    <OrderPanel title={t('payment.title')}>
      <p>{payment.title}</p>
      <p className={css.muted}>
        {isGivenUp ? t('payment.none') : t(payment.review == null ? `payment.${payment.status}` : `payment.${payment.review}`)}
      </p>
      {refund != null && <RefundText refund={refund} />}
      {transfer !== null && payment.status === 'pending' && !isGivenUp && (
        <dl className={css.transfer} aria-label={t('transfer.label')}>
          {(
            [
              ['owner', transfer.owner, transfer.owner],
              ['account', groupAccount(transfer.account_number), transfer.account_number],
              ['bank', transfer.bank, null],
              ['title', transfer.title, transfer.title],
              ['amount', formatMoney(grosze(totals.to_pay ?? totals.grand_total)), null],
            ] as const
          ).map(([code, shown, copied]) => (
            <div key={code} className={css.fact}>
              <dt className={css.muted}>{t(`transfer.${code}`)}</dt>
              <dd className={css.value}>
                <span>{shown}</span>
                {copied !== null && <CopyButton what={t(`transfer.${code}`)} text={copied} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </OrderPanel>
  );
};
