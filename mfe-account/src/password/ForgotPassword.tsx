import { Mail } from 'shared-ui/icons';
import { useStore } from 'jotai';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOGIN_PATH, useTexts } from 'shared-contracts';
import { requiredEmail } from 'shared-contracts/checkout';
import { object } from 'valibot';
import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/link';
import { useForm } from 'shared-ui/form';
import * as page from '../forms/form-page.css.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { FormFrame } from '../forms/FormFrame.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { withRedirect } from '../paths.ts';
import { useCommerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import * as css from './password.css.ts';

const schema = object({ email: requiredEmail() });

/** Asks for a link to a new password. The answer tells nobody whether there is an account (U-06). */
export const ForgotPassword = (): ReactNode => {
  const t = useTexts(texts);
  const rest = useCommerce();
  const store = useStore();
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema,
    parseProblem,
    send: async ({ email }) => {
      const error = await requestPasswordReset({ rest: rest(), store }, email);
      if (error === null) setSentTo(email);
      return error;
    },
  });
  const back = <TextLink to={withRedirect(LOGIN_PATH, search)}>{t('forgot.back')}</TextLink>;
  return (
    <>
      <div role="status">
        {sentTo !== null && (
          <div className={css.sent}>
            <Icon of={Mail} size={32} />
            <p className={css.strong}>{t('forgot.sent')}</p>
            <p className={css.muted}>{t('forgot.sentText', { email: sentTo })}</p>
          </div>
        )}
      </div>
      {sentTo === null && (
        <>
          <p className={page.lead}>{t('forgot.lead')}</p>
          <FormFrame form={form} submit={t('forgot.submit')}>
            <EmailField form={form} autoComplete="username" />
          </FormFrame>
        </>
      )}
      <p className={css.back}>{back}</p>
    </>
  );
};
