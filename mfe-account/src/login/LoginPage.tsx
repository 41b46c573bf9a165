import { LockKeyhole } from 'shared-ui/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts, type PageProps } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { TextLink } from 'shared-ui/link';
import { PageContainer, Panel } from 'shared-ui/page-container';
import * as css from '../forms/form-page.css.ts';
import { CREATE_ACCOUNT_PATH, withRedirect } from '../paths.ts';
import { useRedirectAfterSignIn } from '../session/use-redirect-after-sign-in.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import { LoginForm } from './LoginForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

const CodeStep = lazyPart(() => import('./code/CodeStep.tsx'), FailedInPlace);

export { texts };

/** signing in. The server renders all of it but the step that asks for a code (J-141). */
export default function LoginPage(_props: PageProps): ReactNode {
  const t = useTexts(texts);
  const session = useSession();
  const leave = useRedirectAfterSignIn(session);
  const { search } = useLocation();
  const [challenge, setChallenge] = useState<string | null>(null);
  return (
    <PageContainer className={css.page}>
      <Panel className={css.card}>
        <h1 className={css.heading}>{t('login.title')}</h1>
        {challenge !== null && (
          <Suspense fallback={null}>
            <CodeStep challenge={challenge} session={session} onDone={leave} onBack={() => setChallenge(null)} />
          </Suspense>
        )}
        {/* What was typed stays for the way back. */}
        <div hidden={challenge !== null}>
          <p className={css.lead}>{t('login.lead')}</p>
          <LoginForm onSignIn={session.signIn} onDone={leave} onChallenge={setChallenge} />
          <PasskeyButton session={session} onDone={leave} />
        </div>
        <p className={css.safe}>
          <Icon of={LockKeyhole} size={16} />
          {t('login.safe')}
        </p>
      </Panel>
      <Panel className={css.other} aria-labelledby="login-new">
        <h2 id="login-new" className={css.otherTitle}>
          {t('login.new')}
        </h2>
        <p className={css.otherText}>{t('login.newText')}</p>
        <ButtonLink to={withRedirect(CREATE_ACCOUNT_PATH, search)} variant="secondary" block>
          {t('login.create')}
        </ButtonLink>
      </Panel>
      <p className={css.guest}>
        {t('login.guest')} <TextLink to="/">{t('login.shop')}</TextLink>
      </p>
    </PageContainer>
  );
}
