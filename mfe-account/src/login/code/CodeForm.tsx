import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { CodeField } from '../../forms/CodeField.tsx';
import { appCodeSchema, codeProblems, recoveryCodeSchema } from '../../forms/code-rules.ts';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { refusalText, type FormTranslate } from '../../forms/form-texts.ts';
import type { Session } from '../../session/use-session.ts';
import { codeTexts } from './texts.ts';

interface CodeFormProps {
  readonly kind: 'app' | 'recovery';
  readonly challenge: string;
  readonly session: Session;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** The field for a code; it has the focus from the start. */
export const CodeForm = ({ kind, challenge, session, onDone, onBack }: CodeFormProps): ReactNode => {
  const t = useTexts(codeTexts);
  const field = useInitialFocus<HTMLInputElement>();
  const form = useForm({
    schema: kind === 'app' ? appCodeSchema : recoveryCodeSchema,
    parseProblem,
    send: async ({ code }) => {
      const error = await session.signInBy((rest) => rest.signInWithCode(challenge, code));
      if (error === null) onDone();
      return error;
    },
    problemsOfError: codeProblems,
  });
  const errorText = (translate: FormTranslate, error: ApiError): string => {
    if (error.code === 'challenge_ended') return t('code.ended');
    return error.code === 'too_many_codes' ? t('code.tooMany') : refusalText(translate, error);
  };
  return (
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
      <CodeField ref={field} form={form} label={t(kind === 'app' ? 'code.label' : 'code.recoveryLabel')} kind={kind} />
    </FormFrame>
  );
};
