import { useTranslate } from 'ra-core';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { OpenComplaint } from '../api.ts';
import { forgetMoney, MoneyForm } from '../parts/MoneyForm.tsx';
import { amountText } from '../parts/typed-amount.ts';
import type { FieldErrors } from '../parts/use-change.ts';

interface ComplaintMoneyProps {
  readonly complaint: Pick<OpenComplaint, 'id' | 'number' | 'iban'>;
  readonly refund: NonNullable<OpenComplaint['refund']>;
  readonly isPending: boolean;
  readonly onSend: (amount: number, note: string) => Promise<FieldErrors | undefined>;
}

const formId = (complaintId: number): string => `complaint-${complaintId}`;
const fields = ['amount', 'note'] as const;

/** To be called when the money has been given back. */
export const forgetRefund = (complaintId: number): void => forgetMoney(formId(complaintId), fields);

/** J-333: the money of an accepted complaint: what is due is filled in, less is given back with a reason. */
export const ComplaintMoney = ({ complaint: { id, number, iban }, refund: { expected, left }, isPending, onSend }: ComplaintMoneyProps) => {
  const translate = useTranslate();
  const due = expected === null ? null : Math.min(expected, left ?? expected);
  const problemOf = (amount: number, note: string): FieldErrors | undefined => {
    if (left !== null && amount > left) return { amount: 'orders.tooMuch' };
    return note === '' && amount < (due ?? 1) ? { note: 'complaints.noteRequired' } : undefined;
  };
  return (
    <MoneyForm
      id={formId(id)}
      amount={{
        source: 'amount',
        label: 'complaints.amount',
        hint: 'complaints.amountHint',
        isRequired: true,
        ...(due !== null && { initial: amountText(due) }),
      }}
      note={{ source: 'note', label: 'complaints.note', hint: 'complaints.noteHint' }}
      button={{ label: 'complaints.refund', name: translate('complaints.refundNamed', { number }), isDanger: true }}
      isPending={isPending}
      problemOf={problemOf}
      onSend={onSend}
    >
      <p>
        {left === null
          ? translate('complaints.byHand', { iban: iban ?? '' })
          : translate('complaints.left', { left: formatMoney(grosze(left)) })}
      </p>
    </MoneyForm>
  );
};
