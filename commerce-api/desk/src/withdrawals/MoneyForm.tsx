import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { OpenWithdrawal } from '../api.ts';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { typedAmount } from '../parts/typed-amount.ts';
import type { FieldErrors } from '../parts/use-change.ts';
import { keepDraft, readDraft } from '../session.ts';

interface MoneyFormProps {
  readonly withdrawal: Pick<OpenWithdrawal, 'id' | 'number' | 'goods' | 'refund'>;
  readonly isPending: boolean;
  readonly onSend: (reduced?: { readonly by: number; readonly reason: string }) => Promise<FieldErrors | undefined>;
}

const draftsOf = (withdrawalId: number) => ({ by: `withdrawal-${withdrawalId}.by`, reason: `withdrawal-${withdrawalId}.reason` });

/** To be called when the money has been given back. */
export function forgetReduction(withdrawalId: number): void {
  for (const draft of Object.values(draftsOf(withdrawalId))) keepDraft(draft, '');
}

/** The last step of a withdrawal: the money goes back, whole, or less where the goods were used more than needed (J-334). */
export const MoneyForm = ({ withdrawal: { id, number, goods, refund }, isPending, onSend }: MoneyFormProps) => {
  const translate = useTranslate();
  const drafts = draftsOf(id);
  const send = async (typed: FieldValues) => {
    const text = String(typed['by'] ?? '').trim();
    const reason = String(typed['reason'] ?? '').trim();
    const by = text === '' ? 0 : typedAmount(text);
    if (by === undefined) return { by: 'field.invalid' };
    if (by > Math.min(goods, refund)) return { by: 'withdrawals.tooMuch' };
    if (by > 0 && reason === '') return { reason: 'withdrawals.reasonRequired' };
    return onSend(by === 0 ? undefined : { by, reason });
  };
  return (
    <Form
      className={styles.form}
      noValidate
      disableInvalidFormNotification
      defaultValues={{ by: readDraft(drafts.by), reason: readDraft(drafts.reason) }}
      onSubmit={send}
    >
      <TextField source="by" label="withdrawals.by" hint="withdrawals.byHint" draft={drafts.by} />
      <TextField source="reason" label="withdrawals.byReason" hint="withdrawals.byReasonHint" kind="lines" draft={drafts.reason} />
      <div className={styles.row}>
        <button
          type="submit"
          className={styles.button.main}
          aria-label={translate('withdrawals.refundedNamed', { number })}
          aria-disabled={isPending}
        >
          {translate('withdrawals.refundedButton')}
        </button>
      </div>
    </Form>
  );
};
