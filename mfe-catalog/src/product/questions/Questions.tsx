import { CircleQuestionMark } from 'shared-ui/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { useHydrated, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedDialog, FailedLine, lazyPart, PreloadedPart } from 'shared-ui/lazy-part';
import { Panel } from 'shared-ui/page-container';
import * as page from '../product.css.ts';
import { texts } from '../texts.ts';
import * as css from './questions.css.ts';

const QuestionList = lazyPart(() => import('./QuestionList.tsx'), FailedLine);
const AskQuestion = lazyPart(() => import('../written/AskQuestion.tsx'), FailedDialog);

interface QuestionsProps {
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly question_count: number;
    readonly answered_question_count: number;
  };
}

/** J-156: what shoppers have asked about a product, and the shop's answers. The list is read when it is near. */
export const Questions = ({ product }: QuestionsProps): ReactNode => {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const [isAsking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const { id, name, question_count: count, answered_question_count: answered } = product;
  const waiting = hasFailed ? <FailedLine onRetry={() => setTries(tries + 1)} /> : <div className={css.held} />;
  return (
    <Panel id="pytania" className={page.section.reviews} aria-labelledby="pytania-naglowek">
      <h2 id="pytania-naglowek" className={page.sectionHeading}>
        {t('questionsTitle')}
      </h2>
      <div className={css.lead}>
        <p>{t(count === 0 ? 'questionsNone' : 'questionsLead')}</p>
        <Button variant="secondary" icon={CircleQuestionMark} onClick={() => setAsking(true)}>
          {t('questionAsk')}
        </Button>
      </div>
      {count > 0 && (
        <PreloadedPart
          of={QuestionList}
          wanted={isHydrated && tries + 1}
          props={{ productId: id, count, answered }}
          waiting={waiting}
          onFailure={() => setFailed(true)}
        />
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <AskQuestion product={{ id, name }} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  );
};
