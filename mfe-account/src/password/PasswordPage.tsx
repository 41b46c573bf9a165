import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { PageContainer, Panel } from 'shared-ui/page-container';
import * as css from '../forms/form-page.css.ts';
import { texts } from '../texts.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { ResetPassword } from './ResetPassword.tsx';

/** The two addresses of a forgotten password: asking for the link, and where the link leads. */
export const PasswordPage = ({ part }: { readonly part: 'forgot' | 'reset' }): ReactNode => {
  const t = useTexts(texts);
  return (
    <PageContainer className={css.page}>
      <Panel className={css.card}>
        <h1 className={css.heading}>{t(`${part}.title`)}</h1>
        {part === 'forgot' ? <ForgotPassword /> : <ResetPassword />}
      </Panel>
    </PageContainer>
  );
};
