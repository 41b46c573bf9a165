import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { TextField } from 'shared-ui/text-field';
import { EmailField } from '../forms/EmailField.tsx';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { refusalText, type FormTranslate } from '../forms/form-texts.ts';
import { useForm } from '../forms/use-form.ts';
import { orderTexts } from '../orders/texts.ts';
import { useCommerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';
import { isUnknownOrder, trackingFields, trackingProblems } from './tracking-rules.ts';

/** Order number and e-mail; a pair that matches no order is reported once, for the whole form. */
export const TrackingForm = ({ onFound }: { readonly onFound: (order: Order | null) => void }): ReactNode => {
  const t = useTexts(orderTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const form = useForm({
    fields: trackingFields,
    problemsOf: trackingProblems,
    send: async ({ number, email }) => {
      onFound(null);
      const answer = await commerce().trackOrder(number.trim(), email.trim());
      if (answer.ok) onFound(answer.value);
      return answer.ok ? null : answer.error;
    },
  });
  const refusalOf = (_t: FormTranslate, error: ApiError): string =>
    isUnknownOrder(error) ? t('track.unknown') : refusalText(translate, error);
  return (
    <FormFrame form={form} submit={t('track.submit')} refusalOf={refusalOf}>
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
