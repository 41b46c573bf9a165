import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { OpenWithdrawal } from '../api.ts';
import { deskChanges } from '../changes.ts';
import { dayText, moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { useChange } from '../parts/use-change.ts';
import type { RowGone } from '../parts/use-list.ts';
import { forgetReduction, WithdrawalMoney } from './WithdrawalMoney.tsx';

interface WithdrawalCardProps {
  readonly withdrawal: OpenWithdrawal;
  /** It is one step further, or waits no more. */
  readonly onChanged: RowGone;
}

const nextStep = { submitted: 'received', received: 'checked', checked: 'refunded', refunded: null } as const;

const money = (amount: number): string => formatMoney(grosze(amount));

/** How the goods come back; large ones are collected (J-335). */
function wayOf({ return_way: way, pickup = null }: OpenWithdrawal, translate: (key: string, values?: object) => string): string {
  if (pickup === null) return translate(`withdrawals.return.${way}`);
  const { day, shipment, collected_at: collectedAt } = pickup;
  const on = day === null ? translate('withdrawals.noDay') : dayText(day);
  const told = [collectedAt === null ? on : translate('withdrawals.collected', { day: on }), ...(shipment === null ? [] : [shipment])];
  return translate('withdrawals.return.courier', { told: told.join(', ') });
}

/** What has been withdrawn from, what is paid back and where to, and the button of the next step. */
export const WithdrawalCard = ({ withdrawal, onChanged }: WithdrawalCardProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const card = useRef<HTMLElement>(null);
  const { id, number, state, lines, voucher, refund, iban, reason } = withdrawal;
  const step = nextStep[state];
  const transferred = refund - voucher;

  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['order', `${withdrawal.order_number}, ${withdrawal.email}`],
    ['lines', lines.map((line) => translate('withdrawals.line', { ...line, amount: money(line.amount) })).join('\n')],
    ['delivery', withdrawal.delivery > 0 ? money(withdrawal.delivery) : null],
    ['payment', translate(`withdrawals.${withdrawal.is_paid ? 'paid' : 'unpaid'}`, { title: withdrawal.payment })],
    ['refund', money(transferred)],
    ['voucher', voucher > 0 ? money(voucher) : null],
    ['iban', iban],
    ['return', wayOf(withdrawal, translate)],
    ['reason', reason],
  ];
  const move = (wanted: NonNullable<typeof step>, reduced?: { readonly by: number; readonly reason: string }) =>
    run({
      call: () => deskChanges.moveWithdrawal(id, { step: wanted, ...(reduced !== undefined && { reduced }) }),
      told: `withdrawals.${wanted}`,
      onDone: () => {
        forgetReduction(id);
        return onChanged(card.current);
      },
      onOutdated: () => onChanged(card.current),
    });

  return (
    <article ref={card} className={styles.card} aria-labelledby={`withdrawal-${id}`}>
      <h2 className={styles.cardTitle} id={`withdrawal-${id}`}>
        {translate('withdrawals.number', { number })}
      </h2>
      <p className={styles.muted}>
        {translate(`withdrawals.state.${state}`)} · {moment(withdrawal.submitted_at)}
      </p>
      <dl className={styles.facts}>
        {facts.flatMap(([name, value]) =>
          value === null
            ? []
            : [
                <div key={name}>
                  <dt className={styles.muted}>{translate(`withdrawals.${name}`)}</dt>
                  <dd className={styles.text}>
                    <bdi>{value}</bdi>
                  </dd>
                </div>,
              ],
        )}
      </dl>
      {step === 'refunded' && <WithdrawalMoney withdrawal={withdrawal} isPending={isPending} onSend={(reduced) => move(step, reduced)} />}
      {step !== null && step !== 'refunded' && (
        <div className={styles.row}>
          <button
            type="button"
            className={styles.button.main}
            aria-label={translate(`withdrawals.${step}Named`, { number })}
            aria-disabled={isPending}
            onClick={() => void move(step)}
          >
            {translate(`withdrawals.${step}Button`)}
          </button>
        </div>
      )}
    </article>
  );
};
