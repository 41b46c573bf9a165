import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOGIN_PATH, useTexts } from 'shared-contracts';
import { Checkbox } from 'shared-ui/checkbox';
import { TextLink } from 'shared-ui/link';
import { TextField } from 'shared-ui/text-field';
import { useForm } from 'shared-ui/form';
import * as css from '../forms/form.css.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { withRedirect, TERMS_PATH } from '../paths.ts';
import type { Session } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import { emailTaken, newCustomer, registerSchema } from './register-rules.ts';
import { registerErrorText } from './register-error.ts';

interface RegisterFormProps {
  readonly onCreate: Session['createAccount'];
  readonly onDone: () => void;
}

/** everything that an account needs, and nothing more. */
export const RegisterForm = ({ onCreate, onDone }: RegisterFormProps): ReactNode => {
  const t = useTexts(texts);
  const { search } = useLocation();
  const [isCreated, setCreated] = useState(false);
  const form = useForm({
    schema: registerSchema,
    parseProblem,
    send: async (values) => {
      const outcome = await onCreate(newCustomer(values));
      if (outcome.kind === 'signed-in') onDone();
      if (outcome.kind === 'created') setCreated(true);
      return outcome.kind === 'refused' ? outcome.error : null;
    },
    problemsOfError: emailTaken,
  });
  const login = <TextLink to={withRedirect(LOGIN_PATH, search)}>{t('register.login')}</TextLink>;
  if (isCreated) {
    return (
      <p role="status">
        {t('register.created')} {login}
      </p>
    );
  }
  return (
    <FormFrame form={form} submit={t('register.submit')} errorText={registerErrorText}>
      <div className={css.pair}>
        <TextField
          label={t('field.label.firstname')}
          name="firstname"
          autoComplete="given-name"
          required
          {...errorOf(form, 'firstname', t)}
        />
        <TextField
          label={t('field.label.lastname')}
          name="lastname"
          autoComplete="family-name"
          required
          {...errorOf(form, 'lastname', t)}
        />
      </div>
      <div>
        <EmailField form={form} autoComplete="username" />
        {form.problems.email === 'taken' && <p className={css.below}>{login}</p>}
      </div>
      <NewPasswordFields form={form} passwordField="password" />
      <div className={css.agreements}>
        <Checkbox name="checked_terms" required {...errorOf(form, 'checked_terms', t)}>
          {t('register.terms')} <TextLink to={TERMS_PATH}>{t('register.termsLink')}</TextLink>
        </Checkbox>
        <Checkbox name="checked_newsletter">{t('register.newsletter')}</Checkbox>
      </div>
    </FormFrame>
  );
};
