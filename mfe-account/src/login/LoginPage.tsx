import { LockKeyhole } from 'shared-ui/icons';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts, type PageProps } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/link';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import * as css from './login.css.ts';
import { LoginForm } from './LoginForm.tsx';
import { redirectTarget } from './redirect.ts';

export { texts };

/** signing in. The server draws all of it. */
export default function LoginPage(_props: PageProps): ReactNode {
  const t = useTexts(texts);
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const target = redirectTarget(search);

  // Once only: the address may change under this page while the next one is still coming.
  const hasLeft = useRef(false);
  const leave = useCallback(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void navigate(target, { replace: true });
  }, [navigate, target]);

  useEffect(() => {
    if (session.hasToken()) leave(); // Whoever is signed in has nothing to do here.
  }, [session, leave]);

  return (
    <PageContainer className={css.page}>
      <Panel className={css.card}>
        <h1 className={css.heading}>{t('login.title')}</h1>
        <p className={css.lead}>{t('login.lead')}</p>
        <LoginForm onSignIn={session.signIn} onDone={leave} />
        <p className={css.safe}>
          <Icon of={LockKeyhole} size={16} />
          {t('login.safe')}
        </p>
      </Panel>
      <p className={css.guest}>
        {t('login.guest')} <TextLink to="/">{t('login.shop')}</TextLink>
      </p>
    </PageContainer>
  );
}
