import { useState, type ReactNode } from 'react';
import { grosze, useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useRest } from '../../connection/use-rest.ts';
import { texts } from '../texts.ts';
import * as css from '../view/order.css.ts';
import type { OrderGiftCard } from './GiftCards.tsx';

interface WithdrawDialogProps {
  readonly order: Pick<Order, 'number' | 'hash'>;
  readonly card: OrderGiftCard;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
}

/** J-254: asks once more, then gives the card back. */
export const WithdrawDialog = ({ order: { number, hash }, card, onClose, onChanged }: WithdrawDialogProps): ReactNode => {
  const t = useTexts(texts);
  const rest = useRest();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const answer = await rest().withdrawGiftCard({ order: number, hash }, card.position);
    setBusy(false);
    if (answer.ok || answer.error.status === 409) await onChanged();
    if (answer.ok) return onClose();
    const { code } = answer.error;
    setProblem(code === 'gift_card_spent' ? t('gift.keptSpent') : t('gift.failed'));
  };
  const footer = (
    <div className={css.buttons}>
      <Button busy={busy} onClick={() => void withdraw()}>
        {t('gift.withdraw')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('gift.keep')}
      </Button>
    </div>
  );
  return (
    <Dialog open onClose={onClose} title={t('gift.ask', { value: grosze(card.value) })} footer={footer}>
      <p>{t('gift.askText')}</p>
      <div role="alert">{problem !== null && <p className={css.problem}>{problem}</p>}</div>
    </Dialog>
  );
};
