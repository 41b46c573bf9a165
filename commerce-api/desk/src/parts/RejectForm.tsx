import { useState } from 'react';
import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { keepDraft, readDraft } from '../session.ts';
import * as styles from './parts.css.ts';
import { TextField } from './TextField.tsx';
import type { FieldErrors } from './use-change.ts';

interface RejectFormProps {
  /** Names the draft. */
  readonly place: string;
  readonly onReject: (reason: string) => Promise<FieldErrors | undefined>;
  readonly isPending: boolean;
  readonly takesFocus: boolean;
  readonly onCancel: () => void;
}

const draftOf = (place: string): string => `${place}.reason`;

/** Whether somebody has begun to say why; the form is open then. */
export const hasReason = (place: string): boolean => readDraft(draftOf(place)) !== '';

/** To be called when the author's text has been decided about. */
export const forgetReason = (place: string): void => keepDraft(draftOf(place), '');

/** Asks for the reason of a refusal, which the author is sent. */
export const RejectForm = ({ place, onReject, isPending, takesFocus, onCancel }: RejectFormProps) => {
  const translate = useTranslate();
  const draft = draftOf(place);
  const [reason] = useState(() => readDraft(draft));
  return (
    <Form
      className={styles.form}
      noValidate
      disableInvalidFormNotification
      defaultValues={{ reason }}
      onSubmit={(values: FieldValues) => onReject(String(values['reason']))}
    >
      <TextField source="reason" label="reason.label" hint="reason.hint" kind="lines" isRequired draft={draft} takesFocus={takesFocus} />
      <div className={styles.row}>
        <button type="submit" className={styles.button.danger} aria-disabled={isPending}>
          {translate('reason.send')}
        </button>
        <button type="button" className={styles.button.plain} onClick={onCancel}>
          {translate('app.cancel')}
        </button>
      </div>
    </Form>
  );
};
