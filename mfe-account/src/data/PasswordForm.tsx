import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { useForm } from 'shared-ui/form';
import { accountTexts } from '../account/texts.ts';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { useCommerce } from '../session/commerce.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import { passwordSchema, wrongPassword } from './data-rules.ts';
import * as css from './data.css.ts';
import { Saved } from './Saved.tsx';

/** Changes the password; asks for the current one. */
export const PasswordForm = (): ReactNode => {
  const t = useTexts(accountTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const [saved, setSaved] = useState(0);
  const form = useForm({
    schema: passwordSchema,
    parseProblem,
    send: async ({ currentPassword, newPassword }) => {
      const answer = await commerce().changePassword(currentPassword, newPassword);
      if (answer.ok) {
        form.reset(); // Passwords do not stay on the screen.
        setSaved((count) => count + 1);
        return null;
      }
      endRefusedSession(answer.error);
      return answer.error;
    },
    problemsOfError: wrongPassword,
  });
  return (
    <div className={css.form}>
      <FormFrame form={form} submit={t('data.changePassword')} beside={<Saved count={saved} text={t('data.passwordChanged')} />}>
        <PasswordField
          label={translate('password.current')}
          name="currentPassword"
          autoComplete="current-password"
          required
          {...errorOf(form, 'currentPassword', translate)}
        />
        <NewPasswordFields form={form} passwordField="newPassword" />
      </FormFrame>
    </div>
  );
};
