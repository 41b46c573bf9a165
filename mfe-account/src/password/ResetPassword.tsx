import { CircleCheck, TriangleAlert } from 'shared-ui/icons';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOGIN_PATH, useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { EmptyState } from 'shared-ui/empty-state';
import { useForm } from 'shared-ui/form';
import * as page from '../forms/form-page.css.ts';
import { FormFrame } from '../forms/FormFrame.tsx';
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { FORGOT_PASSWORD_PATH } from '../paths.ts';
import { useCommerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';
import * as css from './password.css.ts';
import { isDeadLink, resetSchema } from './reset-rules.ts';

/** Sets a new password by the link of the e-mail. A link that is no good leads to a new one. */
export const ResetPassword = (): ReactNode => {
  const t = useTexts(texts);
  const rest = useCommerce();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [state, setState] = useState<'asking' | 'dead' | 'done'>(token === '' ? 'dead' : 'asking');
  const form = useForm({
    schema: resetSchema,
    parseProblem,
    send: async ({ newPassword, endPasskeys }) => {
      const answer = await rest().resetPassword(token, newPassword, endPasskeys);
      if (answer.ok) setState('done');
      else if (isDeadLink(answer.error)) setState('dead');
      else return answer.error;
      return null;
    },
  });
  if (state === 'asking') {
    return (
      <>
        <p className={page.lead}>{t('reset.lead')}</p>
        <FormFrame form={form} submit={t('reset.submit')}>
          <NewPasswordFields form={form} passwordField="newPassword" />
          <Checkbox name="endPasskeys">
            {t('reset.endPasskeys')}
            <span className={css.hint}>{t('reset.endPasskeysHint')}</span>
          </Checkbox>
        </FormFrame>
      </>
    );
  }
  return (
    <div role={state === 'dead' ? 'alert' : 'status'}>
      {state === 'dead' ? (
        <EmptyState icon={TriangleAlert} title={t('reset.dead')} text={t('reset.deadText')}>
          <ButtonLink to={FORGOT_PASSWORD_PATH}>{t('reset.again')}</ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState icon={CircleCheck} title={t('reset.done')} text={t('reset.doneText')}>
          <ButtonLink to={LOGIN_PATH}>{t('login.submit')}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
};
