import { useState } from 'react';
import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { WaitingQuestion } from '../api.ts';
import { deskChanges } from '../changes.ts';
import { Entry } from '../parts/Entry.tsx';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { useChange } from '../parts/use-change.ts';
import { keepDraft, readDraft } from '../session.ts';

interface UnansweredCardProps {
  readonly question: WaitingQuestion;
  /** It has an answer now. */
  readonly onGone: () => Promise<void>;
}

/** A published question, and the form for the shop's answer. */
export const UnansweredCard = ({ question, onGone }: UnansweredCardProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const { id, author, product_name: product } = question;
  const draft = `unanswered-${id}.answer`;
  const [answer] = useState(() => readDraft(draft));

  const send = (text: string) =>
    run({
      call: () => deskChanges.answerQuestion(id, text),
      told: 'unanswered.sent',
      onDone: () => {
        keepDraft(draft, '');
        return onGone();
      },
      onOutdated: onGone,
    });

  return (
    <Entry id={`unanswered-${id}`} product={question} author={author} since={question.waiting_since}>
      <p className={styles.text} dir="auto">
        {question.question}
      </p>
      <Form
        className={styles.form}
        noValidate
        disableInvalidFormNotification
        defaultValues={{ answer }}
        onSubmit={async (values: FieldValues) => (isPending ? undefined : send(String(values['answer'])))}
      >
        <TextField source="answer" label="questions.answer" hint="unanswered.hint" kind="lines" isRequired draft={draft} />
        <div className={styles.row}>
          <button
            type="submit"
            className={styles.button.main}
            aria-label={translate('unanswered.sendNamed', { author, product })}
            aria-disabled={isPending}
          >
            {translate('unanswered.send')}
          </button>
        </div>
      </Form>
    </Entry>
  );
};
