import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts, type ApiError } from 'shared-contracts';
import { TextLink } from 'shared-ui/link';
import { useForm } from 'shared-ui/form';
import { EmailField } from '../forms/EmailField.tsx';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { FORGOT_PASSWORD_PATH, withRedirect } from '../paths.ts';
import { challengeOf, type Credentials } from '../session/session.ts';
import { texts } from '../texts.ts';
import { loginErrorText } from './login-error.ts';
import { loginSchema } from './login-rules.ts';
import * as css from './login-form.css.ts';

interface LoginFormProps {
  /** Null when it worked. */
  readonly onSignIn: (credentials: Credentials) => Promise<ApiError | null>;
  readonly onDone: () => void;
  /** The password is right, and the account has a second factor. */
  readonly onChallenge: (challenge: string) => void;
}

/** E-mail and password. */
export const LoginForm = ({ onSignIn, onDone, onChallenge }: LoginFormProps): ReactNode => {
  const t = useTexts(texts);
  const { search } = useLocation();
  const form = useForm({
    schema: loginSchema,
    parseProblem,
    send: async ({ email, password }) => {
      const error = await onSignIn({ email, password });
      const challenge = error === null ? null : challengeOf(error);
      if (error === null) onDone();
      if (challenge === null) return error;
      onChallenge(challenge);
      return null;
    },
    focusAfterError: ({ code }) => (code === 'wrong_credentials' ? 'password' : null),
  });
  return (
    <FormFrame form={form} submit={t('login.submit')} errorText={loginErrorText}>
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
