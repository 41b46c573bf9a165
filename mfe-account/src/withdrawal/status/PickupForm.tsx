import { useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { requiredEmail, requiredText } from 'shared-contracts/checkout';
import { useForm } from 'shared-ui/form';
import { object } from 'valibot';
import { pickupTexts } from '../../cases/pickup/texts.ts';
import { EmailField } from '../../forms/EmailField.tsx';
import { errorOf, FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { refusalText, type FormTranslate } from '../../forms/form-texts.ts';
import { useCommerce } from '../../session/commerce.ts';
import { texts } from '../../texts.ts';
import { PickupDay } from '../form/PickupDay.tsx';
import { withdrawalTexts } from '../texts.ts';
import type { ReadWithdrawal } from './read-withdrawal.ts';

type ReadPickup = NonNullable<ReadWithdrawal['pickup']>;

interface PickupFormProps {
  readonly number: string;
  readonly pickup: ReadPickup;
  readonly onChanged: (pickup: ReadPickup) => void;
}

const schema = object({ day: requiredText(20), email: requiredEmail() });

/** J-335: the day of the courier, and the e-mail address of the order: the number alone moves nobody's courier. */
export default function PickupForm({ number, pickup, onChanged }: PickupFormProps): ReactNode {
  const t = useTexts(withdrawalTexts);
  const tPickup = useTexts(pickupTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const [days, setDays] = useState(pickup.days);
  const form = useForm({
    schema,
    parseProblem,
    send: async ({ day, email }) => {
      const answer = await commerce().chooseWithdrawalPickup({ number, day, email });
      if (answer.ok) {
        if (answer.value.pickup != null) onChanged(answer.value.pickup);
        return null;
      }
      if (answer.error.code === 'invalid_fields') {
        // The page was open for so long that the day has gone.
        const now = await commerce().withdrawalStatus(number);
        if (now.ok) setDays(now.value.pickup?.days ?? []);
      }
      return answer.error;
    },
  });
  const errorText = (_t: FormTranslate, error: ApiError): string => {
    if (error.code === 'pickup_fixed') return tPickup('fixed');
    return error.code === 'buyer_differs' ? t('pickup.differs') : refusalText(translate, error);
  };
  return (
    <FormFrame form={form} submit={pickup.day === null ? tPickup('choose') : tPickup('change')} errorText={errorText}>
      <PickupDay key={days[0]} name="day" days={days} start={pickup.day ?? ''} isRequired error={errorOf(form, 'day', translate)} />
      <p>{t('pickup.proof')}</p>
      <EmailField form={form} autoComplete="email" />
    </FormFrame>
  );
}
