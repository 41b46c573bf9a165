import { useTranslate } from 'ra-core';
import type { OpenWithdrawal } from '../api.ts';
import { forgetMoney, MoneyForm } from '../parts/MoneyForm.tsx';
import type { FieldErrors } from '../parts/use-change.ts';

interface WithdrawalMoneyProps {
  readonly withdrawal: Pick<OpenWithdrawal, 'id' | 'number' | 'goods' | 'refund'>;
  readonly isPending: boolean;
  readonly onSend: (reduced?: { readonly by: number; readonly reason: string }) => Promise<FieldErrors | undefined>;
}

const formId = (withdrawalId: number): string => `withdrawal-${withdrawalId}`;
const fields = ['by', 'reason'] as const;

/** To be called when the money has been given back. */
export const forgetReduction = (withdrawalId: number): void => forgetMoney(formId(withdrawalId), fields);

/** The last step of a withdrawal: the money goes back, whole, or less where the goods were used more than needed (J-334). */
export const WithdrawalMoney = ({ withdrawal: { id, number, goods, refund }, isPending, onSend }: WithdrawalMoneyProps) => {
  const translate = useTranslate();
  const problemOf = (by: number, reason: string): FieldErrors | undefined => {
    if (by > Math.min(goods, refund)) return { by: 'withdrawals.tooMuch' };
    return by > 0 && reason === '' ? { reason: 'withdrawals.reasonRequired' } : undefined;
  };
  return (
    <MoneyForm
      id={formId(id)}
      amount={{ source: 'by', label: 'withdrawals.by', hint: 'withdrawals.byHint', isRequired: false }}
      note={{ source: 'reason', label: 'withdrawals.byReason', hint: 'withdrawals.byReasonHint' }}
      button={{ label: 'withdrawals.refundedButton', name: translate('withdrawals.refundedNamed', { number }), isDanger: false }}
      isPending={isPending}
      problemOf={problemOf}
      onSend={(by, reason) => onSend(by === 0 ? undefined : { by, reason })}
    />
  );
};
