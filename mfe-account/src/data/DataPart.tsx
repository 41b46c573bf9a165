import { useId, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Panel } from 'shared-ui/page-container';
import * as account from '../account/account.css.ts';
import { accountTexts } from '../account/texts.ts';
import { DataForm } from './DataForm.tsx';
import { EmailChange } from './email/EmailChange.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import * as css from './data.css.ts';

/** Who the customer is, the e-mail address and the password. */
export default function DataPart(): ReactNode {
  const t = useTexts(accountTexts);
  const data = useId();
  const password = useId();
  return (
    <div className={account.stack}>
      <Panel aria-labelledby={data}>
        <h2 id={data} className={css.title}>
          {t('data.title')}
        </h2>
        <DataForm />
        <EmailChange />
      </Panel>
      <Panel aria-labelledby={password}>
        <h2 id={password} className={css.title}>
          {t('data.password')}
        </h2>
        <PasswordForm />
      </Panel>
    </div>
  );
}
