import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { useCommerce } from '../session/commerce.ts';
import type { OwnReview } from './own-review.ts';
import { writingTexts } from './texts.ts';

interface WithdrawDialogProps {
  readonly review: OwnReview;
  readonly onClose: () => void;
  readonly onWithdrawn: () => Promise<void>;
}

/** Asks once more before a review goes. */
export default function WithdrawDialog({ review, onClose, onWithdrawn }: WithdrawDialogProps): ReactNode {
  const t = useTexts(writingTexts);
  const commerce = useCommerce();
  const withdraw = async (): Promise<ApiError | null> => {
    const answer = await commerce().withdrawReview(review.id);
    // Withdrawn in another tab, or by a press whose answer was lost.
    const isGone = !answer.ok && answer.error.code === 'review_not_found';
    if (!answer.ok && !isGone) return answer.error;
    onClose();
    await onWithdrawn();
    return null;
  };
  return (
    <ConfirmDialog title={t('withdrawTitle')} yes={t('withdrawYes')} no={t('withdrawNo')} onYes={withdraw} onClose={onClose}>
      <p>{t(review.state === 'published' ? 'withdrawPublished' : 'withdrawText')}</p>
    </ConfirmDialog>
  );
}
