import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import * as page from '../../forms/form-page.css.ts';
import type { Session } from '../../session/use-session.ts';
import { CodeForm } from './CodeForm.tsx';
import { codeTexts } from './texts.ts';
import * as css from './code-step.css.ts';

interface CodeStepProps {
  readonly challenge: string;
  readonly session: Session;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** J-141, J-142: the step after a right password: a code of the app, or a recovery code. */
export default function CodeStep({ challenge, session, onDone, onBack }: CodeStepProps): ReactNode {
  const t = useTexts(codeTexts);
  const [isRecovery, setRecovery] = useState(false);
  const kind = isRecovery ? 'recovery' : 'app';
  return (
    <>
      <p className={page.lead}>{t(isRecovery ? 'code.recoveryLead' : 'code.lead')}</p>
      <CodeForm key={kind} kind={kind} challenge={challenge} session={session} onDone={onDone} onBack={onBack} />
      <p className={css.other}>
        <Button variant="quiet" size="small" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
        </Button>
      </p>
    </>
  );
}
