import { useState } from 'react';
import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { WaitingQuestion } from '../api.ts';
import { deskChanges } from '../changes.ts';
import { Entry } from '../parts/Entry.tsx';
import * as styles from '../parts/parts.css.ts';
import { forgetReason, hasReason, RejectForm, type Rejecting } from '../parts/RejectForm.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useChange } from '../parts/use-change.ts';
import { keepDraft, readDraft } from '../session.ts';

interface QuestionCardProps {
  readonly question: WaitingQuestion;
  /** It waits no more. */
  readonly onGone: () => Promise<void>;
}

/** A question that waits: published with or without the shop's answer, or refused. */
export const QuestionCard = ({ question, onGone }: QuestionCardProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const place = `question-${question.id}`;
  const [rejecting, setRejecting] = useState<Rejecting>(() => (hasReason(place) ? 'begun' : 'no'));
  const isRejecting = rejecting === 'begun' || rejecting === 'opened';
  const { id, author, product_name: product } = question;
  const draft = `question-${id}.answer`;
  const [answer] = useState(() => readDraft(draft));
  const named = { author, product };

  const publish = async (text: string) => {
    const hasAnswer = text.trim() !== '';
    const errors = await run({
      call: () => deskChanges.decideQuestion(id, { decision: 'publish', ...(hasAnswer ? { answer: text } : {}) }),
      told: hasAnswer ? 'questions.publishedAnswered' : 'questions.published',
      onDone: () => {
        keepDraft(draft, '');
        return onGone();
      },
      onOutdated: onGone,
    });
    return errors;
  };
  const reject = (reason: string) =>
    run({
      call: () => deskChanges.decideQuestion(id, { decision: 'reject', reason }),
      told: 'questions.rejected',
      onDone: () => {
        forgetReason(place);
        return onGone();
      },
      onOutdated: onGone,
    });

  return (
    <Entry id={place} product={question} author={author} since={question.waiting_since}>
      <p className={styles.text} dir="auto">
        {question.question}
      </p>
      {isRejecting ? (
        <RejectForm place={place} onReject={reject} takesFocus={rejecting === 'opened'} onCancel={() => setRejecting('cancelled')} />
      ) : (
        <Form
          className={styles.form}
          noValidate
          disableInvalidFormNotification
          defaultValues={{ answer }}
          onSubmit={async (values: FieldValues) => (isPending ? undefined : publish(String(values['answer'])))}
        >
          <TextField source="answer" label="questions.answer" hint="questions.answerHint" kind="lines" draft={draft} />
          <div className={styles.row}>
            <button
              type="submit"
              className={styles.button.main}
              aria-label={translate('questions.publishNamed', named)}
              aria-disabled={isPending}
            >
              {translate('questions.publish')}
            </button>
            <button
              type="button"
              className={styles.button.danger}
              aria-label={translate('questions.rejectNamed', named)}
              autoFocus={rejecting === 'cancelled'}
              onClick={() => setRejecting('opened')}
            >
              {translate('questions.reject')}
            </button>
          </div>
        </Form>
      )}
    </Entry>
  );
};
