import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { useCommerce } from '../session/commerce.ts';
import type { OpenedRating } from './opened-rating.ts';
import { surveyTexts } from './texts.ts';

interface WithdrawCommentProps {
  readonly orderId: number;
  readonly token: string;
  readonly onWithdrawn: (opened: OpenedRating) => void;
  readonly onClose: () => void;
}

/** Asks once more before the consent to publish a comment is taken back: it is not given again. */
export default function WithdrawComment({ orderId, token, onWithdrawn, onClose }: WithdrawCommentProps): ReactNode {
  const t = useTexts(surveyTexts);
  const commerce = useCommerce();
  const withdraw = async (): Promise<ApiError | null> => {
    const answer = await commerce().withdrawRatingComment(orderId, token);
    if (!answer.ok) return answer.error;
    onClose();
    onWithdrawn(answer.value);
    return null;
  };
  return (
    <ConfirmDialog
      title={t('publication.sure')}
      yes={t('publication.withdraw')}
      no={t('publication.keep')}
      onYes={withdraw}
      onClose={onClose}
    >
      <p>{t('publication.sureText')}</p>
    </ConfirmDialog>
  );
}
