import { useCallback, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { OwnQuestionsAnswer } from 'shared-contracts/rest';
import { EmptyState } from 'shared-ui/empty-state';
import { CircleQuestionMark } from 'shared-ui/icons';
import { Panel } from 'shared-ui/page-container';
import { Pagination } from 'shared-ui/pagination';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { writingTexts } from './texts.ts';
import { WrittenCard, type Tone } from './WrittenCard.tsx';
import { PER_PAGE, writingPath, type WritingPages } from './writing-pages.ts';
import * as css from './writing.css.ts';

export type OwnQuestion = Extract<OwnQuestionsAnswer, { readonly ok: true }>['value']['items'][number];

/** What has become of a question, in a word. */
function stateOf({ state, answer }: OwnQuestion): {
  readonly text: 'state.unconfirmed' | `question.${'waiting' | 'published' | 'answered' | 'rejected'}`;
  readonly tone: Tone;
} {
  switch (state) {
    case 'unconfirmed':
      return { text: 'state.unconfirmed', tone: 'warning' };
    case 'waiting':
      return { text: 'question.waiting', tone: 'info' };
    case 'published':
      return answer === null ? { text: 'question.published', tone: 'info' } : { text: 'question.answered', tone: 'success' };
    case 'rejected':
      return { text: 'question.rejected', tone: 'error' };
  }
}

/** J-308: questions of the customer with their answers, the latest first. */
export const OwnQuestions = ({ pages }: { readonly pages: WritingPages }): ReactNode => {
  const t = useTexts(writingTexts);
  const page = pages.questions;
  const request = useCallback((commerce: Commerce) => commerce.ownQuestions(page), [page]);
  const { answer, reload } = useRequest(request);
  if (answer.state === 'loading') return <LoadingPart />;
  if (answer.state === 'failed') return <LoadFailure error={answer.error} onRetry={reload} />;
  const { items, total_count: count } = answer.value;
  return (
    <Panel aria-labelledby="own-questions">
      <h2 id="own-questions" className={css.title}>
        {t('questions')}
      </h2>
      {count === 0 ? (
        <EmptyState icon={CircleQuestionMark} title={t('questions.none')} text={t('questions.noneText')} />
      ) : (
        <ul className={css.list} aria-labelledby="own-questions">
          {items.map((question) => {
            const { text, tone } = stateOf(question);
            return (
              <WrittenCard
                key={question.id}
                product={question.product}
                part="pytania"
                state={{ text: t(text), tone }}
                at={question.written_at}
              >
                <p className={css.text}>{question.question}</p>
                {question.state === 'unconfirmed' && <p className={css.muted}>{t('unconfirmedText')}</p>}
                {question.reason !== null && <p className={css.reason}>{t('reason', { reason: question.reason })}</p>}
                {question.answer !== null && (
                  <blockquote className={css.answer}>
                    <p className={css.answerBy}>
                      {question.answered_by === null ? t('shopAnswer') : t('answerBy', { name: question.answered_by })}
                    </p>
                    <p className={css.text}>{question.answer}</p>
                  </blockquote>
                )}
              </WrittenCard>
            );
          })}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(count / PER_PAGE)}
        hrefOf={(shown) => writingPath({ ...pages, questions: shown })}
        label={t('pages.questions')}
      />
    </Panel>
  );
};
