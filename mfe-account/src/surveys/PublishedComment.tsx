import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import type { OpenedRating } from './opened-rating.ts';
import * as css from './surveys.css.ts';
import { surveyTexts } from './texts.ts';

const WithdrawComment = lazyPart(() => import('./WithdrawComment.tsx'), FailedInPlace);

interface PublishedCommentProps {
  readonly orderId: number;
  readonly token: string;
  readonly publication: NonNullable<OpenedRating['publication']>;
  readonly onWithdrawn: (opened: OpenedRating) => void;
}

/** J-340: what has become of the comment that the shop may publish, and the way to take the consent back. */
export const PublishedComment = ({ publication, onWithdrawn, ...call }: PublishedCommentProps): ReactNode => {
  const t = useTexts(surveyTexts);
  const [isAsking, setAsking] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const isTakenBack = useRef(false);
  // The button that was pressed goes with the consent: the focus stays at what has become of it.
  useEffect(() => {
    if (isTakenBack.current && publication === 'withdrawn') text.current?.focus();
  }, [publication]);
  const takenBack = (opened: OpenedRating): void => {
    isTakenBack.current = true;
    onWithdrawn(opened);
  };
  return (
    <div className={css.published}>
      <p ref={text} tabIndex={-1} role="status">
        {t(`publication.${publication}`)}
      </p>
      {publication !== 'withdrawn' && (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t('publication.withdraw')}
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <WithdrawComment {...call} onWithdrawn={takenBack} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
};
