import { useId, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Panel } from 'shared-ui/page-container';
import { useForm } from 'shared-ui/form';
import { TextField } from 'shared-ui/text-field';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { accountTexts } from '../account/texts.ts';
import { CodeField } from '../forms/CodeField.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { refusalText } from '../forms/form-texts.ts';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { proofProblems } from '../security/proof/proof-rules.ts';
import { readFactor } from '../security/read-security.ts';
import { useCommerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import { emailSchema } from './email-rules.ts';
import * as css from './data.css.ts';
import { Saved } from './Saved.tsx';

/** The new address, the password again, and a code where the second factor is on. */
const EmailForm = ({ withCode }: { readonly withCode: boolean }): ReactNode => {
  const t = useTexts(accountTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const [asked, setAsked] = useState({ count: 0, email: '' });
  const form = useForm({
    schema: emailSchema(withCode),
    parseProblem,
    send: async ({ email, password, code }) => {
      const answer = await commerce().askEmailChange({ email, password, ...(withCode && { code }) });
      if (!answer.ok) {
        endRefusedSession(answer.error);
        return answer.error;
      }
      form.reset(); // Passwords do not stay on the screen.
      setAsked(({ count }) => ({ count: count + 1, email }));
      return null;
    },
    problemsOfError: proofProblems,
  });
  return (
    <div className={css.form}>
      <FormFrame
        form={form}
        submit={t('email.submit')}
        beside={<Saved count={asked.count} text={t('email.asked', { email: asked.email })} />}
        errorText={(shown, error) => (error.code === 'same_email' ? t('email.same') : refusalText(shown, error))}
      >
        <TextField
          label={t('email.new')}
          name="email"
          type="email"
          autoComplete="email"
          hint={t('email.hint')}
          required
          {...errorOf(form, 'email', translate)}
        />
        <PasswordField
          label={translate('password.current')}
          name="password"
          autoComplete="current-password"
          required
          {...errorOf(form, 'password', translate)}
        />
        {withCode && <CodeField form={form} label={t('email.code')} kind="any" />}
      </FormFrame>
    </div>
  );
};

/** J-242: asks for another e-mail address of the account, which is its address once the link that is sent there has been opened. */
export const EmailPanel = (): ReactNode => {
  const t = useTexts(accountTexts);
  const heading = useId();
  const { answer, reload } = useRequest(readFactor);
  if (answer.state === 'loading') return <LoadingPart />;
  if (answer.state === 'failed') return <LoadFailure error={answer.error} onRetry={reload} />;
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {t('email.title')}
      </h2>
      <EmailForm withCode={answer.value.since !== null} />
    </Panel>
  );
};
