import { CircleAlert } from 'shared-ui/icons';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useHydrated, useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { TextField } from 'shared-ui/text-field';
import type { Credentials } from '../session/session.ts';
import { texts } from '../texts.ts';
import { loginErrorText } from './login-error.ts';
import { loginFields, loginProblems, problemOf, type LoginField, type LoginProblems } from './login-rules.ts';
import * as css from './login-form.css.ts';
import { PasswordField } from './PasswordField.tsx';

interface LoginFormProps {
  /** Null when it worked. */
  readonly onSignIn: (credentials: Credentials) => Promise<ApiError | null>;
  readonly onDone: () => void;
}

/**
 * E-mail and password. The fields keep their own text (no value from React), so nothing typed is lost: not before the
 * scripts have arrived, not by an error.
 */
export const LoginForm = ({ onSignIn, onDone }: LoginFormProps): ReactNode => {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<LoginProblems>({});
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  const fieldOf = (field: LoginField): HTMLInputElement | null =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`) ?? null;
  const valueOf = (field: LoginField): string => fieldOf(field)?.value ?? '';

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (running.current) return;
    const values = { email: valueOf('email'), password: valueOf('password') };
    const found = loginProblems(values);
    setProblems(found);
    setRefusal(null);
    const firstBad = loginFields.find((field) => found[field] !== undefined);
    if (firstBad !== undefined) {
      fieldOf(firstBad)?.focus();
      return;
    }
    running.current = true;
    setBusy(true);
    const error = await onSignIn({ email: values.email.trim(), password: values.password });
    running.current = false;
    setBusy(false);
    if (error === null) {
      onDone();
      return;
    }
    setRefusal(error);
    if (error.code !== 'wrong_credentials') return;
    fieldOf('password')?.focus();
    fieldOf('password')?.select();
  };

  // A message goes as soon as its field is right; a new one comes only with the next attempt.
  const recheck = (field: LoginField): void =>
    setProblems((known) => {
      const { [field]: problem, ...others } = known;
      return problem !== undefined && problemOf(field, valueOf(field)) === null ? others : known;
    });
  const errorOf = (field: LoginField) => {
    const problem = problems[field];
    return problem === undefined ? {} : { error: t(`field.${problem}`) };
  };

  return (
    // Without scripts nothing is sent (the button is off); `post` keeps a password out of addresses whatever happens.
    <form ref={form} className={css.form} method="post" noValidate aria-busy={busy} onSubmit={(event) => void send(event)}>
      <div className={css.refusalPlace} role="alert">
        {refusal && (
          <p className={css.refusal}>
            <Icon of={CircleAlert} size={20} />
            {loginErrorText(refusal, t)}
          </p>
        )}
      </div>
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        onInput={() => recheck('email')}
        {...errorOf('email')}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        required
        onInput={() => recheck('password')}
        {...errorOf('password')}
      />
      <p className={css.said} role="alert">
        {loginFields.flatMap((field) => errorOf(field).error ?? []).join(' ')}
      </p>
      <Button type="submit" size="large" block busy={busy} disabled={!isHydrated} className={css.submit}>
        {t('login.submit')}
      </Button>
      <noscript>
        <p className={css.noScript}>{t('login.noScript')}</p>
      </noscript>
    </form>
  );
};
