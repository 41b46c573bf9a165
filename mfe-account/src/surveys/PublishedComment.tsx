import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import type { Commerce } from '../session/commerce.ts';
import * as css from './surveys.css.ts';
import { surveyTexts } from './texts.ts';

const WithdrawComment = lazyPart(() => import('./WithdrawComment.tsx'), FailedInPlace);

export type OpenedRating = Extract<Awaited<ReturnType<Commerce['readOrderRating']>>, { readonly ok: true }>['value'];

interface PublishedCommentProps {
  readonly orderId: number;
  readonly token: string;
  readonly publication: NonNullable<OpenedRating['publication']>;
  readonly onWithdrawn: (opened: OpenedRating) => void;
}

/** J-340: what has become of the comment that the shop may publish, and the way to take the consent back. */
export const PublishedComment = ({ publication, ...call }: PublishedCommentProps): ReactNode => {
  const t = useTexts(surveyTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={css.published}>
      <p role="status">{t(`publication.${publication}`)}</p>
      {publication !== 'withdrawn' && (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t('publication.withdraw')}
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <WithdrawComment {...call} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
};
