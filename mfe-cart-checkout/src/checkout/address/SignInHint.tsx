import type { ReactNode } from 'react';
import { LOGIN_PATH, useTexts } from 'shared-contracts';
import { TextLink } from 'shared-ui/link';
import { pathOfStep } from '../steps/checkout-steps.ts';
import { texts } from '../texts.ts';
import * as css from './address.css.ts';

/** A customer need not type what the account knows; signing in leads back here. */
export const SignInHint = (): ReactNode => {
  const t = useTexts(texts);
  const login = `${LOGIN_PATH}?${new URLSearchParams({ redirect: pathOfStep('address') }).toString()}`;
  return (
    <p className={css.hint}>
      {t('address.haveAccount')} <TextLink to={login}>{t('address.signIn')}</TextLink>
    </p>
  );
};
