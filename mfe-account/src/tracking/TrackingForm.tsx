import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { TextField } from 'shared-ui/text-field';
import { useForm } from 'shared-ui/form';
import { EmailField } from '../forms/EmailField.tsx';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { refusalText, type FormTranslate } from '../forms/form-texts.ts';
import { parseProblem } from '../forms/form-rules.ts';
import { orderTexts } from '../orders/texts.ts';
import { useCommerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';
import { isUnknownOrder, trackingSchema } from './tracking-rules.ts';

/** Order number and e-mail; a pair that matches no order is reported once, for the whole form. */
export const TrackingForm = ({ onFound }: { readonly onFound: (order: Order | null) => void }): ReactNode => {
  const t = useTexts(orderTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const form = useForm({
    schema: trackingSchema,
    parseProblem,
    send: async ({ number, email }) => {
      onFound(null);
      const answer = await commerce().trackOrder(number, email);
      if (answer.ok) onFound(answer.value);
      return answer.ok ? null : answer.error;
    },
  });
  const errorText = (_t: FormTranslate, error: ApiError): string =>
    isUnknownOrder(error) ? t('track.unknown') : refusalText(translate, error);
  return (
    <FormFrame form={form} submit={t('track.submit')} errorText={errorText}>
      <TextField
        label={t('track.number')}
        hint={t('track.numberHint')}
        name="number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        {...errorOf(form, 'number', translate)}
      />
      <EmailField form={form} autoComplete="email" />
    </FormFrame>
  );
};
