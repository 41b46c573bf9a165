import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CANCEL_REASONS, type CancelReason } from 'shared-contracts/surveys';
import { Choice } from 'shared-ui/choice';
import { useForm } from 'shared-ui/form';
import { TextArea } from 'shared-ui/text-area';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { useCommerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';
import { cancellationSchema } from './survey-rules.ts';
import { surveyTexts } from './texts.ts';

interface CancellationFormProps {
  readonly id: string;
  readonly onSent: () => void;
}

/** R-69, ∅55: why an order was given up. */
export const CancellationForm = ({ id, onSent }: CancellationFormProps): ReactNode => {
  const t = useTexts(surveyTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const [chosen, setChosen] = useState<CancelReason | null>(null);
  const form = useForm({
    schema: cancellationSchema(chosen),
    parseProblem,
    send: async (reason) => {
      const answer = await commerce().answerCancelSurvey(id, reason);
      if (answer.ok) onSent();
      return answer.ok ? null : answer.error;
    },
  });
  return (
    <FormFrame form={form} submit={t('cancellation.submit')}>
      <Choice
        name="reason"
        label={t('cancellation.reason')}
        chosen={chosen ?? undefined}
        options={CANCEL_REASONS.map((value) => ({ value, title: t(`cancellation.${value}`) }))}
        onChoose={setChosen}
        {...(form.problems.reason !== undefined && { error: t('reason.required') })}
      />
      {chosen === 'other' && <TextArea label={t('cancellation.text')} name="text" required {...errorOf(form, 'text', translate)} />}
    </FormFrame>
  );
};
