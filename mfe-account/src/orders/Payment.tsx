import type { ReactNode } from 'react';
import { formatMoney, grosze, useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { CopyButton } from './CopyButton.tsx';
import { groupAccount } from './group-account.ts';
import * as css from './order.css.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { orderTexts } from './texts.ts';

/** How an order is paid; for a transfer, all that its form asks for (K-21). */
export const Payment = ({ order: { payment, totals } }: { readonly order: Order }): ReactNode => {
  const t = useTexts(orderTexts);
  const { bank_transfer: transfer } = payment;
  return (
    <OrderPanel title={t('payment.title')}>
      <p>{payment.title}</p>
      <p className={css.muted}>{t(payment.review == null ? `payment.${payment.status}` : `payment.${payment.review}`)}</p>
      {transfer !== null && payment.status === 'pending' && (
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
