import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useForm } from 'shared-ui/form';
import { emailInput, TextField } from 'shared-ui/text-field';
import { LoadFailure } from '../../account/LoadFailure.tsx';
import { LoadingPart } from '../../account/LoadingTiles.tsx';
import { accountTexts } from '../../account/texts.ts';
import { parseProblem } from '../../forms/form-rules.ts';
import { refusalText } from '../../forms/form-texts.ts';
import { errorOf, FormFrame } from '../../forms/FormFrame.tsx';
import { LinkSent } from '../../forms/LinkSent.tsx';
import { factorTexts } from '../../security/factor/texts.ts';
import { ProofFields } from '../../security/proof/ProofFields.tsx';
import { proofProblems } from '../../security/proof/proof-rules.ts';
import { readFactor } from '../../security/read-security.ts';
import { useCommerce } from '../../session/commerce.ts';
import { useRequest } from '../../session/use-request.ts';
import { useSession } from '../../session/use-session.ts';
import { texts } from '../../texts.ts';
import { emailSchema } from './email-rules.ts';

interface EmailFormProps {
  readonly withCode: boolean;
  readonly cancel: string;
  readonly onClose: () => void;
  /** The link is on its way to the address. */
  readonly onAsked: (email: string) => void;
}

/** The new address, the password again, and a code where the second factor is on. */
const EmailForm = ({ withCode, cancel, onClose, onAsked }: EmailFormProps): ReactNode => {
  const t = useTexts(accountTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const form = useForm({
    schema: emailSchema(withCode),
    parseProblem,
    send: async ({ email, password, code }) => {
      const answer = await commerce().askEmailChange({ email, password, ...(withCode && { code }) });
      if (answer.ok) {
        onAsked(email);
        return null;
      }
      endRefusedSession(answer.error);
      return answer.error;
    },
    problemsOfError: proofProblems,
  });
  return (
    <FormFrame
      form={form}
      submit={t('email.submit')}
      errorText={(shown, error) => (error.code === 'same_email' ? t('email.same') : refusalText(shown, error))}
      beside={
        <Button variant="quiet" onClick={onClose}>
          {cancel}
        </Button>
      }
    >
      <TextField
        label={t('email.new')}
        name="email"
        {...emailInput}
        hint={t('email.hint')}
        required
        {...errorOf(form, 'email', translate)}
      />
      <ProofFields form={form} withCode={withCode} />
    </FormFrame>
  );
};

/** J-242: asks for another e-mail address of the account, which is its address once the link that is sent there has been opened. */
export default function EmailDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(accountTexts);
  // Read here, before the dialog is open: texts that the form waited for inside would hide it, and with that close it.
  const proof = useTexts(factorTexts);
  const { answer, reload } = useRequest(readFactor);
  const [asked, setAsked] = useState<string | null>(null);
  if (asked !== null)
    return (
      <Dialog open onClose={onClose} title={t('email.askedTitle')} footer={<Button onClick={onClose}>{t('email.close')}</Button>}>
        <LinkSent text={t('email.asked', { email: asked })} />
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={t('email.title')} width="small">
      {answer.state === 'loading' && <LoadingPart />}
      {answer.state === 'failed' && <LoadFailure error={answer.error} onRetry={reload} />}
      {answer.state === 'ready' && (
        <EmailForm withCode={answer.value.since !== null} cancel={proof('proof.cancel')} onClose={onClose} onAsked={setAsked} />
      )}
    </Dialog>
  );
}
