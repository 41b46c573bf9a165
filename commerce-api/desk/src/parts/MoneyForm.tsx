import type { ReactNode } from 'react';
import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { keepDraft, readDraft } from '../session.ts';
import * as styles from './parts.css.ts';
import { TextField } from './TextField.tsx';
import { typedAmount } from './typed-amount.ts';
import type { FieldErrors } from './use-change.ts';

interface MoneyField {
  /** The name under which the server refuses it. */
  readonly source: string;
  /** Keys of texts. */
  readonly label: string;
  readonly hint: string;
}

interface MoneyFormProps {
  /** Of the case: `complaint-12`; drafts are kept under it. */
  readonly id: string;
  readonly amount: MoneyField & {
    /** What is filled in, as it is typed. */
    readonly initial?: string;
    /** Otherwise it may stay empty, which is nothing. */
    readonly isRequired: boolean;
  };
  readonly note: MoneyField;
  readonly button: { readonly label: string; readonly name: string; readonly isDanger: boolean };
  readonly isPending: boolean;
  /** What is wrong with a sum in grosze and its reason; undefined: nothing. */
  readonly problemOf: (amount: number, note: string) => FieldErrors | undefined;
  readonly onSend: (amount: number, note: string) => Promise<FieldErrors | undefined>;
  /** Above the fields. */
  readonly children?: ReactNode;
}

const draftOf = (id: string, { source }: Pick<MoneyField, 'source'>): string => `${id}.${source}`;

/** To be called when the money has been given back. @param sources names of the fields */
export function forgetMoney(id: string, sources: readonly string[]): void {
  for (const source of sources) keepDraft(draftOf(id, { source }), '');
}

/** A sum of a complaint or a withdrawal, and what the customer reads as its reason (J-333, J-334). What is typed stays until it is sent. */
export const MoneyForm = ({ id, amount, note, button, isPending, problemOf, onSend, children }: MoneyFormProps) => {
  const translate = useTranslate();
  const amountDraft = draftOf(id, amount);
  const noteDraft = draftOf(id, note);
  const values = { [amount.source]: readDraft(amountDraft) || (amount.initial ?? ''), [note.source]: readDraft(noteDraft) };
  const send = async (typed: FieldValues) => {
    const text = String(typed[amount.source] ?? '').trim();
    const reason = String(typed[note.source] ?? '').trim();
    const sum = text === '' ? 0 : typedAmount(text);
    if (sum === undefined) return { [amount.source]: 'field.invalid' };
    return problemOf(sum, reason) ?? onSend(sum, reason);
  };
  return (
    <Form className={styles.form} noValidate disableInvalidFormNotification defaultValues={values} onSubmit={send}>
      {children}
      <TextField source={amount.source} label={amount.label} hint={amount.hint} isRequired={amount.isRequired} draft={amountDraft} />
      <TextField source={note.source} label={note.label} hint={note.hint} kind="lines" draft={noteDraft} />
      <div className={styles.row}>
        <button
          type="submit"
          className={button.isDanger ? styles.button.danger : styles.button.main}
          aria-label={button.name}
          aria-disabled={isPending}
        >
          {translate(button.label)}
        </button>
      </div>
    </Form>
  );
};
