import { useRef, useState } from 'react';
import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import type { FieldErrors } from '../parts/use-change.ts';
import { keepDraft, readDraft } from '../session.ts';

export type Reply = 'answered' | 'accepted' | 'rejected';

interface ReplyFormProps {
  readonly complaintId: number;
  readonly number: string;
  readonly isPending: boolean;
  readonly onSend: (reply: Reply, message: string) => Promise<FieldErrors | undefined>;
}

const draftOf = (complaintId: number): string => `complaint-${complaintId}.message`;

/** To be called when the message has been sent. */
export const forgetMessage = (complaintId: number): void => keepDraft(draftOf(complaintId), '');

const buttons = [
  { reply: 'answered', text: 'complaints.answer', look: styles.button.main },
  { reply: 'accepted', text: 'complaints.accept', look: styles.button.plain },
  { reply: 'rejected', text: 'complaints.reject', look: styles.button.danger },
] as const;

/** The shop's message, and what it is: an answer, or a decision with its reasons. */
export const ReplyForm = ({ complaintId, number, isPending, onSend }: ReplyFormProps) => {
  const translate = useTranslate();
  const draft = draftOf(complaintId);
  const [message] = useState(() => readDraft(draft));
  const wanted = useRef<Reply>('answered');
  return (
    <Form
      className={styles.form}
      noValidate
      disableInvalidFormNotification
      defaultValues={{ message }}
      onSubmit={(values: FieldValues) => onSend(wanted.current, String(values['message']))}
    >
      <TextField source="message" label="complaints.message" hint="complaints.messageHint" kind="lines" isRequired draft={draft} />
      <div className={styles.row}>
        {buttons.map(({ reply, text, look }) => (
          <button
            key={reply}
            type="submit"
            className={look}
            aria-label={translate(`${text}Named`, { number })}
            aria-disabled={isPending}
            onClick={() => (wanted.current = reply)}
          >
            {translate(text)}
          </button>
        ))}
      </div>
    </Form>
  );
};
