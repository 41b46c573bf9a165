import { useId, useState } from 'react';
import { Form, useInput, useTranslate } from 'ra-core';
import { useWatch, type FieldValues } from 'react-hook-form';
import { deskChanges } from '../changes.ts';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { useChange } from '../parts/use-change.ts';

const choices = ['customer', 'customers', 'staff'] as const;

const choiceOf = (value: unknown): (typeof choices)[number] => choices.find((one) => one === value) ?? 'customer';

/** Whose sessions end; one customer is named by the e-mail address of the account. */
const WhoFields = () => {
  const translate = useTranslate();
  const { id, field } = useInput({ source: 'who' });
  const who = choiceOf(useWatch({ name: 'who' }));
  return (
    <>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {translate('sessions.who')}
        </label>
        <select {...field} id={id} className={styles.input}>
          {choices.map((one) => (
            <option key={one} value={one}>
              {translate(`sessions.who.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {who === 'customer' && <TextField source="email" label="sessions.email" isRequired />}
    </>
  );
};

/** J-358: signs customers or staff out, after a theft of tokens. */
export const EndSessions = () => {
  const translate = useTranslate();
  const heading = useId();
  const { run, isPending } = useChange();
  const [done, setDone] = useState<{ readonly turn: number; readonly ended: number } | null>(null);

  const end = (values: FieldValues) => {
    const who = choiceOf(values['who']);
    const email = who === 'customer' ? { email: String(values['email']).trim() } : {};
    return run({
      call: () => deskChanges.endSessions({ who, ...email, own_token: String(values['own_token']).trim() }),
      told: 'sessions.done',
      onDone: ({ ended }) => setDone((before) => ({ turn: (before?.turn ?? 0) + 1, ended })),
    });
  };

  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 className={styles.cardTitle} id={heading}>
        {translate('sessions.title')}
      </h2>
      <p className={styles.muted}>{translate('sessions.hint')}</p>
      <Form
        // Empty again after each time.
        key={done?.turn ?? 0}
        className={styles.form}
        noValidate
        disableInvalidFormNotification
        defaultValues={{ who: 'customer', email: '', own_token: '' }}
        onSubmit={end}
      >
        <WhoFields />
        <TextField source="own_token" label="tokens.own" hint="sessions.ownHint" kind="secret" isRequired />
        <div className={styles.row}>
          <button type="submit" className={styles.button.danger} aria-disabled={isPending}>
            {translate('sessions.end')}
          </button>
        </div>
      </Form>
      {done !== null && <p role="status">{translate('sessions.ended', { count: done.ended })}</p>}
    </section>
  );
};
