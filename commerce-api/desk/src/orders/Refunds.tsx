import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { DeskOrder } from '../api.ts';
import { deskChanges } from '../changes.ts';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { useChange } from '../parts/use-change.ts';
import { keepDraft, readDraft } from '../session.ts';
import { typedAmount } from '../parts/typed-amount.ts';

interface RefundsProps {
  readonly order: DeskOrder;
  readonly onChanged: () => Promise<void>;
}

/** J-184: what was given back and what can be; a refund that no gateway makes is noted when it has been paid. */
export const Refunds = ({ order: { id, refunded, left, refunds }, onChanged }: RefundsProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const draft = `order-${id}.amount`;
  const done = () => {
    keepDraft(draft, '');
    return onChanged();
  };
  const send = async (text: string) => {
    const amount = typedAmount(text);
    if (amount === undefined || amount === 0) return { amount: 'field.invalid' };
    if (amount > left) return { amount: 'orders.tooMuch' };
    return run({ call: () => deskChanges.refundOrder(id, { amount, refunded }), told: 'orders.refunded', onDone: done, onOutdated: done });
  };
  const payOut = (refundId: string) =>
    void run({ call: () => deskChanges.payOutRefund(id, refundId), told: 'orders.paidOut', onDone: onChanged, onOutdated: onChanged });
  return (
    <section className={styles.card} aria-labelledby="order-refunds">
      <h2 className={styles.cardTitle} id="order-refunds">
        {translate('orders.refunds')}
      </h2>
      <p>{translate('orders.refundSums', { refunded: formatMoney(grosze(refunded)), left: formatMoney(grosze(left)) })}</p>
      {refunds.length > 0 && (
        <ul className={styles.facts}>
          {refunds.map(({ refund_id: refundId, amount, way, status, reason, is_of_complaint: isOfComplaint = false, iban = null }) => (
            <li key={refundId} className={styles.row}>
              <span>
                {formatMoney(grosze(amount))}
                {` · ${translate(`orders.way.${way}`)}${way === 'transfer' && iban !== null ? ` ${translate('orders.toAccount', { iban })}` : ''} · ${translate(`orders.refundState.${status}`)} · ${translate(`orders.reason.${isOfComplaint ? 'complaint' : reason}`)}`}
              </span>
              {way === 'transfer' && status === 'pending' && (
                <button type="button" className={styles.button.plain} aria-disabled={isPending} onClick={() => payOut(refundId)}>
                  {translate('orders.payOut')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <Form
          className={styles.form}
          noValidate
          disableInvalidFormNotification
          defaultValues={{ amount: readDraft(draft) }}
          onSubmit={(values: FieldValues) => send(String(values['amount']))}
        >
          <TextField source="amount" label="orders.amount" hint="orders.amountHint" isRequired draft={draft} />
          <div className={styles.row}>
            <button type="submit" className={styles.button.danger} aria-disabled={isPending}>
              {translate('orders.refund')}
            </button>
          </div>
        </Form>
      )}
    </section>
  );
};
