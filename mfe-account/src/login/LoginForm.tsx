import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts, type ApiError } from 'shared-contracts';
import { TextLink } from 'shared-ui/link';
import { EmailField } from '../forms/EmailField.tsx';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { useForm } from '../forms/use-form.ts';
import { FORGOT_PASSWORD_PATH, withRedirect } from '../paths.ts';
import type { Credentials } from '../session/session.ts';
import { texts } from '../texts.ts';
import { loginErrorText } from './login-error.ts';
import { loginFields, loginProblems } from './login-rules.ts';
import * as css from './login-form.css.ts';

interface LoginFormProps {
  /** Null when it worked. */
  readonly onSignIn: (credentials: Credentials) => Promise<ApiError | null>;
  readonly onDone: () => void;
}

/** E-mail and password. */
export const LoginForm = ({ onSignIn, onDone }: LoginFormProps): ReactNode => {
  const t = useTexts(texts);
  const { search } = useLocation();
  const form = useForm({
    fields: loginFields,
    problemsOf: loginProblems,
    send: async ({ email, password }) => {
      const error = await onSignIn({ email: email.trim(), password });
      if (error === null) onDone();
      return error;
    },
    focusAfter: ({ code }) => (code === 'wrong_credentials' ? 'password' : null),
  });
  return (
    <FormFrame form={form} submit={t('login.submit')} refusalOf={loginErrorText}>
      <EmailField form={form} autoComplete="username" />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        required
        {...errorOf(form, 'password', t)}
      />
      <p className={css.forgotten}>
        <TextLink to={withRedirect(FORGOT_PASSWORD_PATH, search)}>{t('login.forgotten')}</TextLink>
      </p>
    </FormFrame>
  );
};
