import { useState, type ReactNode } from 'react';
import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import type { FieldErrors } from '../parts/use-change.ts';
import { keepDraft, readDraft } from '../session.ts';

interface AnswerFormProps {
  readonly questionId: number;
  /** Keys of its texts. */
  readonly texts: { readonly hint: string; readonly send: string };
  /** Of the button that sends it, for those who do not see where it stands. */
  readonly name: string;
  readonly isRequired?: boolean;
  readonly isPending: boolean;
  readonly onSend: (answer: string) => Promise<FieldErrors | undefined>;
  /** Buttons beside the first one. */
  readonly children?: ReactNode;
}

/** The same before and after the question is published: an answer follows a question that a colleague publishes meanwhile. */
const draftOf = (questionId: number): string => `question-${questionId}.answer`;

/** To be called when the answer has been sent, or can be no more. */
export const forgetAnswer = (questionId: number): void => keepDraft(draftOf(questionId), '');

/** The shop's answer to a question. What was typed before stands there whenever the form appears. */
export const AnswerForm = ({ questionId, texts, name, isRequired = false, isPending, onSend, children }: AnswerFormProps) => {
  const translate = useTranslate();
  const draft = draftOf(questionId);
  const [answer] = useState(() => readDraft(draft));
  return (
    <Form
      className={styles.form}
      noValidate
      disableInvalidFormNotification
      defaultValues={{ answer }}
      onSubmit={(values: FieldValues) => onSend(String(values['answer']))}
    >
      <TextField source="answer" label="questions.answer" hint={texts.hint} kind="lines" isRequired={isRequired} draft={draft} />
      <div className={styles.row}>
        <button type="submit" className={styles.button.main} aria-label={name} aria-disabled={isPending}>
          {translate(texts.send)}
        </button>
        {children}
      </div>
    </Form>
  );
};
