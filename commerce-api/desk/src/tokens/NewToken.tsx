import { useId, useState } from 'react';
import { Form, useInput, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { deskChanges } from '../changes.ts';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { useChange } from '../parts/use-change.ts';

const roles = ['moderator', 'editor', 'admin'] as const;

const roleOf = (value: unknown): (typeof roles)[number] => roles.find((role) => role === value) ?? 'moderator';

const RoleField = () => {
  const translate = useTranslate();
  const { id, field } = useInput({ source: 'role' });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {translate('tokens.role')}
      </label>
      <select {...field} id={id} className={styles.input}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {translate(`tokens.role.${role}`)}
          </option>
        ))}
      </select>
    </div>
  );
};

/** J-157: makes a token and shows it once. */
export const NewToken = ({ onMade }: { readonly onMade: () => Promise<void> }) => {
  const translate = useTranslate();
  const heading = useId();
  const { run, isPending } = useChange();
  const [made, setMade] = useState<{ readonly id: number; readonly name: string; readonly token: string } | null>(null);

  const make = (name: string, role: (typeof roles)[number], ownToken: string) =>
    run({
      call: () => deskChanges.makeToken({ name, role, own_token: ownToken }),
      told: 'tokens.madeHint',
      onDone: (token) => {
        setMade(token);
        return onMade();
      },
    });

  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 className={styles.cardTitle} id={heading}>
        {translate('tokens.new')}
      </h2>
      <Form
        // Empty again after each token.
        key={made?.id ?? 0}
        className={styles.form}
        noValidate
        disableInvalidFormNotification
        defaultValues={{ name: '', role: 'moderator', own_token: '' }}
        onSubmit={(values: FieldValues) => make(String(values['name']), roleOf(values['role']), String(values['own_token']).trim())}
      >
        <TextField source="name" label="tokens.name" isRequired />
        <RoleField />
        <TextField source="own_token" label="tokens.own" hint="tokens.ownHint" kind="secret" isRequired />
        <div className={styles.row}>
          <button type="submit" className={styles.button.main} aria-disabled={isPending}>
            {translate('tokens.make')}
          </button>
        </div>
      </Form>
      {made !== null && (
        <div role="status">
          <p>
            <b>{translate('tokens.made', { name: made.name })}</b> {translate('tokens.madeHint')}
          </p>
          <code className={styles.token}>{made.token}</code>
        </div>
      )}
    </section>
  );
};
