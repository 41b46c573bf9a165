import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { TextLink } from 'shared-ui/link';
import { Stars } from 'shared-ui/stars';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { OwnReview } from './own-review.ts';
import { writingTexts } from './texts.ts';
import { WrittenCard, type Tone } from './WrittenCard.tsx';
import * as css from './writing.css.ts';

const WithdrawDialog = lazyPart(() => import('./WithdrawDialog.tsx'), FailedInPlace);

const tones: Readonly<Record<OwnReview['state'], Tone>> = {
  unconfirmed: 'warning',
  waiting: 'info',
  published: 'success',
  rejected: 'error',
};

interface ReviewCardProps {
  readonly review: OwnReview;
  readonly onWithdrawn: () => Promise<void>;
}

/** J-308: a review of the customer, what the shop has decided and answered, and the ways to write another or to take it back. */
export const ReviewCard = ({ review, onWithdrawn }: ReviewCardProps): ReactNode => {
  const t = useTexts(writingTexts);
  const [isAsking, setIsAsking] = useState(false);
  const { product, state, vote, title, text, photos, reason, shop_answer: answer, written_at: at } = review;
  const name = product?.name ?? title;
  return (
    <WrittenCard product={product} part="opinie" state={{ text: t(`state.${state}`), tone: tones[state] }} at={at}>
      <p className={css.rated}>
        <Stars summary={vote * 20} />
        {title !== '' && <strong>{title}</strong>}
      </p>
      <p className={css.text}>{text}</p>
      {photos > 0 && <p className={css.muted}>{t('photos', { count: photos })}</p>}
      {state === 'unconfirmed' && <p className={css.muted}>{t('unconfirmedText')}</p>}
      {reason !== null && <p className={css.reason}>{t('reason', { reason })}</p>}
      {answer !== null && (
        <blockquote className={css.answer}>
          <p className={css.answerBy}>{t('shopAnswer')}</p>
          <p className={css.text}>{answer}</p>
        </blockquote>
      )}
      <p className={css.actions}>
        {product !== null && (
          <TextLink to={`${product.request_path}#opinie`} aria-label={t('againOf', { name })} title={t('againHint')}>
            {t('again')}
          </TextLink>
        )}
        <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
          <span aria-hidden="true">{t('withdraw')}</span>
          <VisuallyHidden>{t('withdrawOf', { name })}</VisuallyHidden>
        </Button>
      </p>
      {isAsking && (
        <Suspense fallback={null}>
          <WithdrawDialog review={review} onClose={() => setIsAsking(false)} onWithdrawn={onWithdrawn} />
        </Suspense>
      )}
    </WrittenCard>
  );
};
