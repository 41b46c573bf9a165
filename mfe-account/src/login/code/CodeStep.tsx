import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { CodeField } from '../../forms/CodeField.tsx';
import { appCodeSchema, codeProblems, recoveryCodeSchema } from '../../forms/code-rules.ts';
import * as page from '../../forms/form-page.css.ts';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { refusalText, type FormTranslate } from '../../forms/form-texts.ts';
import type { Session } from '../../session/use-session.ts';
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
  const field = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({
    schema: isRecovery ? recoveryCodeSchema : appCodeSchema,
    parseProblem,
    send: async ({ code }) => {
      const error = await session.signInBy((rest) => rest.signInWithCode(challenge, code));
      if (error === null) onDone();
      return error;
    },
    problemsOfError: codeProblems,
  });
  useEffect(() => field.current?.focus(), [isRecovery]);
  const change = (): void => {
    form.reset(); // The one is no beginning of the other.
    setRecovery(!isRecovery);
  };
  const errorText = (translate: FormTranslate, error: ApiError): string => {
    if (error.code === 'challenge_ended') return t('code.ended');
    return error.code === 'too_many_codes' ? t('code.tooMany') : refusalText(translate, error);
  };
  return (
    <>
      <p className={page.lead}>{t(isRecovery ? 'code.recoveryLead' : 'code.lead')}</p>
      <FormFrame
        form={form}
        submit={t('code.submit')}
        errorText={errorText}
        beside={
          <Button variant="quiet" onClick={onBack}>
            {t('code.back')}
          </Button>
        }
      >
        <CodeField
          key={isRecovery ? 'recovery' : 'app'}
          ref={field}
          form={form}
          label={t(isRecovery ? 'code.recoveryLabel' : 'code.label')}
          kind={isRecovery ? 'recovery' : 'app'}
        />
      </FormFrame>
      <p className={css.other}>
        <Button variant="quiet" size="small" onClick={change}>
          {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
        </Button>
      </p>
    </>
  );
}
