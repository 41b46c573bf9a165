import { useState, type ReactNode } from 'react';
import { grosze, useTexts, type ApiError } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { FormRefusal } from 'shared-ui/form-refusal';
import * as form from '../../checkout/frame/step-form.css.ts';
import { useRest } from '../../connection/use-rest.ts';
import { texts, type OrderTranslate } from '../texts.ts';
import * as css from '../view/order.css.ts';
import type { OrderGiftCard } from './order-gift-card.ts';

interface WithdrawDialogProps {
  readonly order: Pick<Order, 'number' | 'hash'>;
  readonly card: OrderGiftCard;
  readonly onClose: () => void;
  /** It is given back, and the order that stands behind the dialog says so. */
  readonly onWithdrawn: () => void;
  /** The card is another one now: the order is to be read again. */
  readonly onChanged: () => Promise<void>;
}

/** Why it was not taken back. */
function problemText({ code }: ApiError, { withdraw_until: day }: OrderGiftCard, t: OrderTranslate): string {
  if (code === 'gift_card_spent') return t('gift.keptSpent');
  return code === 'gift_card_late' && day !== null ? t('gift.keptLate', { day }) : t('gift.failed');
}

/** J-254: asks once more, then gives the card back. */
export const WithdrawDialog = ({ order: { number, hash }, card, onClose, onWithdrawn, onChanged }: WithdrawDialogProps): ReactNode => {
  const t = useTexts(texts);
  const rest = useRest();
  const [problem, setProblem] = useState<ApiError | null>(null);
  const withdraw = async (): Promise<void> => {
    setProblem(null);
    const answer = await rest().withdrawGiftCard({ order: number, hash }, card.position);
    if (answer.ok || answer.error.status === 409) await onChanged();
    if (answer.ok) onWithdrawn();
    else setProblem(answer.error);
  };
  const footer = (
    <div className={css.buttons}>
      <Button onClick={withdraw}>{t('gift.withdraw')}</Button>
      <Button variant="quiet" onClick={onClose}>
        {t('gift.keep')}
      </Button>
    </div>
  );
  return (
    <Dialog open onClose={onClose} title={t('gift.ask', { value: grosze(card.value) })} footer={footer}>
      <div className={form.form}>
        <p>{t('gift.askText')}</p>
        <FormRefusal text={problem && problemText(problem, card, t)} />
      </div>
    </Dialog>
  );
};
