import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOGIN_PATH, useTexts, type PageProps } from 'shared-contracts';
import { TextLink } from 'shared-ui/link';
import { PageContainer, Panel } from 'shared-ui/page-container';
import * as css from '../forms/form-page.css.ts';
import { withRedirect } from '../paths.ts';
import { useRedirectAfterSignIn } from '../session/use-redirect-after-sign-in.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import { RegisterForm } from './RegisterForm.tsx';

export { texts };

/** a new account, signed in at once. The server renders all of it. */
export default function CreateAccountPage(_props: PageProps): ReactNode {
  const t = useTexts(texts);
  const session = useSession();
  const leave = useRedirectAfterSignIn(session);
  const { search } = useLocation();
  return (
    <PageContainer className={css.page}>
      <Panel className={css.card}>
        <h1 className={css.heading}>{t('register.title')}</h1>
        <p className={css.lead}>
          {t('register.have')} <TextLink to={withRedirect(LOGIN_PATH, search)}>{t('register.login')}</TextLink>
        </p>
        <RegisterForm onCreate={session.createAccount} onDone={leave} />
      </Panel>
    </PageContainer>
  );
}
