import { useCallback, useState, type ReactNode } from 'react';
import { useTexts, type ApiError, type PageProps } from 'shared-contracts';
import { Button, ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { CircleAlert, CircleCheck, TriangleAlert } from 'shared-ui/icons';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import * as page from '../forms/form-page.css.ts';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { CancellationForm } from './CancellationForm.tsx';
import type { OpenedRating } from './opened-rating.ts';
import { PublishedComment } from './PublishedComment.tsx';
import { RatingForm } from './RatingForm.tsx';
import { surveyTexts } from './texts.ts';

export { surveyPageTexts as texts } from './texts.ts';

type Survey = 'rating' | 'cancellation';

/** where the link of an e-mail about an order's end leads to. One answer each. */
export default function OrderSurveyPage({ kind, params }: PageProps): ReactNode {
  const t = useTexts(surveyTexts);
  const survey: Survey = kind === 'rate-order' ? 'rating' : 'cancellation';
  const { orderId = '', token = '', id = '' } = params;
  const [isSent, setSent] = useState(false);
  const { answer, reload, setValue } = useRequest(
    useCallback(
      (commerce: Commerce) => (survey === 'rating' ? commerce.readOrderRating(Number(orderId) || 0, token) : commerce.readCancelSurvey(id)),
      [survey, orderId, token, id],
    ),
  );
  const isOpen = answer.state === 'ready' && answer.value.state === 'open' && !isSent;
  const number = answer.state === 'ready' ? answer.value.number : '';
  const onSent = (): void => setSent(true);
  const onRated = (rated: OpenedRating): void => {
    setValue(rated);
    setSent(true);
  };
  return (
    <PageContainer className={page.page}>
      <Panel className={page.card}>
        {isOpen ? (
          <>
            <h1 className={page.heading}>{t(`${survey}.title`, { number })}</h1>
            <p className={page.lead}>{t(`${survey}.lead`, { number })}</p>
            {survey === 'rating' ? (
              <RatingForm orderId={Number(orderId)} token={token} onSent={onRated} />
            ) : (
              <CancellationForm id={id} onSent={onSent} />
            )}
          </>
        ) : (
          <VisuallyHidden>
            <h1>{t(`${survey}.title`, { number })}</h1>
          </VisuallyHidden>
        )}
        {answer.state === 'loading' && <LoadingPart />}
        {answer.state === 'failed' && <Refused error={answer.error} onRetry={reload} />}
        {answer.state === 'ready' && !isOpen && (
          <div role="status">
            <EmptyState
              icon={CircleCheck}
              title={t(isSent ? `${survey}.done` : `${survey}.used`)}
              text={t(isSent ? `${survey}.doneText` : `${survey}.used.text`)}
            >
              <ButtonLink to="/">{t('home')}</ButtonLink>
            </EmptyState>
          </div>
        )}
        {answer.state === 'ready' && !isOpen && answer.value.publication !== undefined && (
          <PublishedComment orderId={Number(orderId)} token={token} publication={answer.value.publication} onWithdrawn={setValue} />
        )}
      </Panel>
    </PageContainer>
  );
}

const Refused = ({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => Promise<void> }): ReactNode => {
  const t = useTexts(surveyTexts);
  const isDead = error.status === 404 || error.status === 400;
  return (
    <div role="alert">
      <EmptyState
        icon={isDead ? TriangleAlert : CircleAlert}
        title={t(isDead ? 'dead' : 'failed')}
        text={t(isDead ? 'deadText' : 'failedText')}
      >
        {isDead ? <ButtonLink to="/">{t('home')}</ButtonLink> : <Button onClick={onRetry}>{t('again')}</Button>}
      </EmptyState>
    </div>
  );
};
