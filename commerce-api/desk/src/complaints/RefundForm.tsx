import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { OpenComplaint } from '../api.ts';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { amountText, typedAmount } from '../parts/typed-amount.ts';
import type { FieldErrors } from '../parts/use-change.ts';
import { keepDraft, readDraft } from '../session.ts';

type Refund = NonNullable<OpenComplaint['refund']>;

interface RefundFormProps {
  readonly complaint: Pick<OpenComplaint, 'id' | 'number' | 'iban'>;
  readonly refund: Refund;
  readonly isPending: boolean;
  readonly onSend: (amount: number, note: string) => Promise<FieldErrors | undefined>;
}

const draftsOf = (complaintId: number) => ({ amount: `complaint-${complaintId}.amount`, note: `complaint-${complaintId}.note` });

/** To be called when the money has been given back. */
export function forgetRefund(complaintId: number): void {
  for (const draft of Object.values(draftsOf(complaintId))) keepDraft(draft, '');
}

/** J-333: the money of an accepted complaint: what is due is filled in, less is given back with a reason. */
export const RefundForm = ({ complaint: { id, number, iban }, refund: { expected, left }, isPending, onSend }: RefundFormProps) => {
  const translate = useTranslate();
  const drafts = draftsOf(id);
  const due = expected === null ? null : Math.min(expected, left ?? expected);
  const values = { amount: readDraft(drafts.amount) || (due === null ? '' : amountText(due)), note: readDraft(drafts.note) };
  const send = async (typed: FieldValues) => {
    const amount = typedAmount(String(typed['amount']));
    const note = String(typed['note'] ?? '').trim();
    if (amount === undefined) return { amount: 'field.invalid' };
    if (left !== null && amount > left) return { amount: 'orders.tooMuch' };
    if (note === '' && due !== null && amount < due) return { note: 'complaints.noteRequired' };
    return onSend(amount, note);
  };
  return (
    <Form className={styles.form} noValidate disableInvalidFormNotification defaultValues={values} onSubmit={send}>
      <p>
        {left === null
          ? translate('complaints.byHand', { iban: iban ?? '' })
          : translate('complaints.left', { left: formatMoney(grosze(left)), iban: iban ?? '' })}
      </p>
      <TextField source="amount" label="complaints.amount" hint="complaints.amountHint" isRequired draft={drafts.amount} />
      <TextField source="note" label="complaints.note" hint="complaints.noteHint" kind="lines" draft={drafts.note} />
      <div className={styles.row}>
        <button
          type="submit"
          className={styles.button.danger}
          aria-label={translate('complaints.refundNamed', { number })}
          aria-disabled={isPending}
        >
          {translate('complaints.refund')}
        </button>
      </div>
    </Form>
  );
};
