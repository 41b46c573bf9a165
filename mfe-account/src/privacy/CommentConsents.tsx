import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { SHOP_REVIEWS_PATH } from 'shared-contracts/surveys';
import { Button } from 'shared-ui/button';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { TextLink } from 'shared-ui/link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { ConsentEvent } from './ConsentEvent.tsx';
import * as css from './privacy.css.ts';
import type { CommentConsent } from './read-own-consents.ts';
import { privacyTexts } from './texts.ts';

const EndCommentDialog = lazyPart(() => import('./EndCommentDialog.tsx'), FailedInPlace);

interface CommentConsentsProps {
  readonly comments: readonly CommentConsent[];
  readonly onChanged: () => Promise<void>;
}

/** J-340: comments of ratings that the shop may publish, and the way to take each back. */
export const CommentConsents = ({ comments, onChanged }: CommentConsentsProps): ReactNode => {
  const t = useTexts(privacyTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed goes with its consent. */
  const ended = async (): Promise<void> => {
    await onChanged();
    heading.current?.focus();
  };
  const [asked, setAsked] = useState<CommentConsent | null>(null);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={css.part}>
        {t('consents.comments')}
      </h3>
      {comments.length === 0 ? (
        <p className={css.when}>{t('consents.noComments')}</p>
      ) : (
        <>
          <ul className={css.history} aria-label={t('consents.comments')}>
            {comments.flatMap((comment) => {
              const { id, number, state, consented_at: from, withdrawn_at: until } = comment;
              return [
                ...(until === null ? [] : [<ConsentEvent key={`${id} end`} at={until} text={t('consents.commentEnded', { number })} />]),
                <ConsentEvent key={id} at={from} text={t(`consents.comment.${state}`, { number })}>
                  {state !== 'withdrawn' && (
                    <Button variant="quiet" size="small" onClick={() => setAsked(comment)}>
                      <span aria-hidden="true">{t('consents.endComment')}</span>
                      <VisuallyHidden>{t('consents.endCommentOf', { number })}</VisuallyHidden>
                    </Button>
                  )}
                </ConsentEvent>,
              ];
            })}
          </ul>
          <p className={css.when}>
            <TextLink to={SHOP_REVIEWS_PATH}>{t('consents.commentsPage')}</TextLink>
          </p>
        </>
      )}
      {asked !== null && (
        <Suspense fallback={null}>
          <EndCommentDialog comment={asked} onClose={() => setAsked(null)} onEnded={ended} />
        </Suspense>
      )}
    </>
  );
};
