import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import type { WaitingQuestion } from '../api.ts';
import { deskChanges } from '../changes.ts';
import { Entry } from '../parts/Entry.tsx';
import * as styles from '../parts/parts.css.ts';
import { useChange } from '../parts/use-change.ts';
import type { RowGone } from '../parts/use-list.ts';
import { AnswerForm, forgetAnswer } from './AnswerForm.tsx';

interface UnansweredCardProps {
  readonly question: WaitingQuestion;
  /** It has an answer now. */
  readonly onGone: RowGone;
}

const texts = { hint: 'unanswered.hint', send: 'unanswered.send' } as const;

/** A published question, and the form for the shop's answer. */
export const UnansweredCard = ({ question, onGone }: UnansweredCardProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const card = useRef<HTMLElement>(null);
  const { id, author, product_name: product } = question;

  const onDone = () => {
    forgetAnswer(id);
    return onGone(card.current);
  };
  const send = (text: string) =>
    run({ call: () => deskChanges.answerQuestion(id, text), told: 'unanswered.sent', onDone, onOutdated: onDone });

  return (
    <Entry id={`unanswered-${id}`} ref={card} product={question} author={author} since={question.waiting_since}>
      <p className={styles.text} dir="auto">
        {question.question}
      </p>
      <AnswerForm
        questionId={id}
        texts={texts}
        name={translate('unanswered.sendNamed', { author, product })}
        isRequired
        isPending={isPending}
        onSend={send}
      />
    </Entry>
  );
};
