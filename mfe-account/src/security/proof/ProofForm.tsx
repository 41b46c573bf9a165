import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import type { Proof } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { refusalText } from '../../forms/form-texts.ts';
import { useSession } from '../../session/use-session.ts';
import { factorTexts } from '../factor/texts.ts';
import { ProofFields } from './ProofFields.tsx';
import { proofProblems, proofSchema } from './proof-rules.ts';

interface ProofFormProps {
  /** Whether a code is asked for, too: the second factor is on. */
  readonly withCode: boolean;
  readonly submit: string;
  /** Does what the proof is for; null on success. */
  readonly onProof: (proof: Proof) => Promise<ApiError | null>;
  readonly onCancel: () => void;
  /** Texts of its own for errors; null: the usual one. */
  readonly errorText?: (error: ApiError) => string | null;
}

/** Asks for the password again, and for a code where the second factor is on, before something of signing in changes. */
export const ProofForm = ({ withCode, submit, onProof, onCancel, errorText }: ProofFormProps): ReactNode => {
  const t = useTexts(factorTexts);
  const { endRefusedSession } = useSession();
  const form = useForm({
    schema: proofSchema(withCode),
    parseProblem,
    send: async ({ password, code }) => {
      const error = await onProof(withCode ? { password, code } : { password });
      if (error !== null) endRefusedSession(error);
      return error;
    },
    problemsOfError: proofProblems,
  });
  return (
    <FormFrame
      form={form}
      submit={submit}
      errorText={(shown, error) => errorText?.(error) ?? (error.code === 'too_many_codes' ? t('proof.tooMany') : refusalText(shown, error))}
      beside={
        <Button variant="quiet" onClick={onCancel}>
          {t('proof.cancel')}
        </Button>
      }
    >
      <ProofFields form={form} withCode={withCode} />
    </FormFrame>
  );
};
