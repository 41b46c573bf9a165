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
  readonly onCancel: () => void;
}

const draftOf = (place: string): string => `${place}.reason`;

/** Whether somebody has begun to say why; the form is open then. */
export const hasReason = (place: string): boolean => readDraft(draftOf(place)) !== '';

/** Asks for the reason of a refusal, which the author is sent. */
export const RejectForm = ({ place, onReject, onCancel }: RejectFormProps) => {
  const translate = useTranslate();
  const draft = draftOf(place);
  const [reason] = useState(() => readDraft(draft));
  return (
    <Form
      className={styles.form}
      noValidate
      disableInvalidFormNotification
      defaultValues={{ reason }}
      onSubmit={async (values: FieldValues) => {
        const errors = await onReject(String(values['reason']));
        if (errors === undefined) keepDraft(draft, '');
        return errors;
      }}
    >
      <TextField source="reason" label="reason.label" hint="reason.hint" kind="lines" isRequired draft={draft} />
      <div className={styles.row}>
        <button type="submit" className={styles.button.danger}>
          {translate('reason.send')}
        </button>
        <button type="button" className={styles.button.plain} onClick={onCancel}>
          {translate('app.cancel')}
        </button>
      </div>
    </Form>
  );
};
