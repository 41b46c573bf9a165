import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { useCommerce } from '../session/commerce.ts';
import type { CommentConsent } from './read-own-consents.ts';
import { privacyTexts } from './texts.ts';

interface EndCommentDialogProps {
  readonly comment: CommentConsent;
  readonly onClose: () => void;
  readonly onEnded: () => Promise<void>;
}

/** J-340: asks once more before the consent to publish a comment is taken back: it is not given again. */
export default function EndCommentDialog({ comment, onClose, onEnded }: EndCommentDialogProps): ReactNode {
  const t = useTexts(privacyTexts);
  const commerce = useCommerce();
  const end = async (): Promise<ApiError | null> => {
    const answer = await commerce().withdrawShopReview(comment.id);
    if (!answer.ok) return answer.error;
    onClose();
    await onEnded();
    return null;
  };
  return (
    <ConfirmDialog
      title={t('consents.endCommentSure')}
      yes={t('consents.endComment')}
      no={t('consents.keepComment')}
      onYes={end}
      onClose={onClose}
    >
      <p>{t('consents.endCommentText')}</p>
    </ConfirmDialog>
  );
}
