import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import type { WaitingQuestion } from '../api.ts';
import { deskChanges } from '../changes.ts';
import { Entry } from '../parts/Entry.tsx';
import * as styles from '../parts/parts.css.ts';
import { forgetReason } from '../parts/RejectForm.tsx';
import { useChange } from '../parts/use-change.ts';
import type { RowGone } from '../parts/use-list.ts';
import { useRejection } from '../parts/use-rejection.tsx';
import { AnswerForm, forgetAnswer } from './AnswerForm.tsx';

interface QuestionCardProps {
  readonly question: WaitingQuestion;
  /** It waits no more. */
  readonly onGone: RowGone;
}

const texts = { hint: 'questions.answerHint', send: 'questions.publish' } as const;

/** A question that waits: published with or without the shop's answer, or rejected. */
export const QuestionCard = ({ question, onGone }: QuestionCardProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const card = useRef<HTMLElement>(null);
  const place = `question-${question.id}`;
  const { id, author, product_name: product } = question;
  const named = { author, product };

  const leave = () => {
    forgetReason(place);
    return onGone(card.current);
  };
  const onDone = () => {
    forgetAnswer(id);
    return leave();
  };
  const publish = (text: string) => {
    const hasAnswer = text.trim() !== '';
    return run({
      call: () => deskChanges.decideQuestion(id, { decision: 'publish', ...(hasAnswer ? { answer: text } : {}) }),
      told: hasAnswer ? 'questions.publishedAnswered' : 'questions.published',
      onDone,
      // Published meanwhile, it waits for its answer: what was typed goes along.
      onOutdated: leave,
    });
  };
  const reject = (reason: string) =>
    run({
      call: () => deskChanges.decideQuestion(id, { decision: 'reject', reason }),
      told: 'questions.rejected',
      onDone,
      onOutdated: leave,
    });
  const rejection = useRejection({
    place,
    label: translate('questions.reject'),
    name: translate('questions.rejectNamed', named),
    isPending,
    onReject: reject,
  });

  return (
    <Entry id={place} ref={card} product={question} author={author} since={question.waiting_since}>
      <p className={styles.text} dir="auto">
        {question.question}
      </p>
      {rejection.form ?? (
        <AnswerForm questionId={id} texts={texts} name={translate('questions.publishNamed', named)} isPending={isPending} onSend={publish}>
          {rejection.button}
        </AnswerForm>
      )}
    </Entry>
  );
};
