import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { requiredEmail } from 'shared-contracts/checkout';
import { useForm } from 'shared-ui/form';
import { object } from 'valibot';
import { EmailField } from '../../forms/EmailField.tsx';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { refusalText, type FormTranslate } from '../../forms/form-texts.ts';
import { useCommerce } from '../../session/commerce.ts';
import { texts } from '../../texts.ts';
import { complaintTexts } from '../texts.ts';
import type { ReadComplaint } from './read-complaint.ts';
import * as css from '../../cases/cases.css.ts';
import { useMessageDraft } from './use-message-draft.ts';

interface ProofFormProps {
  readonly number: string;
  readonly onProven: (complaint: ReadComplaint) => void;
}

const schema = object({ email: requiredEmail() });

/** J-287: who knows a number alone sees how the complaint stands; the e-mail address in it opens what was written. */
export default function ProofForm({ number, onProven }: ProofFormProps): ReactNode {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { keep } = useMessageDraft(number);
  const form = useForm({
    schema,
    parseProblem,
    send: async ({ email }) => {
      const answer = await commerce().complaintStatus(number, email);
      if (!answer.ok) return answer.error;
      keep({ email });
      onProven(answer.value);
      return null;
    },
    focusAfterError: () => 'email',
  });
  const errorText = (_t: FormTranslate, error: ApiError): string =>
    error.code === 'claimant_differs' ? t('proof.differs') : refusalText(translate, error);
  return (
    <section className={css.part} aria-labelledby="complaint-proof">
      <h4 id="complaint-proof" className={css.partTitle}>
        {t('proof.title')}
      </h4>
      <p>{t('proof.text')}</p>
      <FormFrame form={form} submit={t('proof.submit')} errorText={errorText}>
        <EmailField form={form} autoComplete="email" />
      </FormFrame>
    </section>
  );
}
