import { useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { requiredText } from 'shared-contracts/checkout';
import { useForm } from 'shared-ui/form';
import { Select } from 'shared-ui/select';
import { object } from 'valibot';
import { errorOf, FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { refusalText, type FormTranslate } from '../../forms/form-texts.ts';
import { useCommerce } from '../../session/commerce.ts';
import { useSession } from '../../session/use-session.ts';
import { texts } from '../../texts.ts';
import { pickupOptions } from '../../cases/pickup/pickup-options.ts';
import { pickupTexts } from '../../cases/pickup/texts.ts';
import type { ReadComplaint } from './read-complaint.ts';
import { useMessageDraft } from './use-message-draft.ts';

interface PickupFormProps {
  readonly number: string;
  readonly pickup: NonNullable<ReadComplaint['pickup']>;
  readonly onChanged: (complaint: ReadComplaint) => void;
}

const schema = object({ day: requiredText(20) });

/** J-288: the day of the courier, of those that can be had. */
export default function PickupForm({ number, pickup, onChanged }: PickupFormProps): ReactNode {
  const t = useTexts(pickupTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const draft = useMessageDraft(number);
  const [days, setDays] = useState(pickup.days);
  const form = useForm({
    schema,
    parseProblem,
    send: async ({ day }) => {
      const { email } = draft.read();
      const answer = await commerce().chooseComplaintPickup({ complaintNumber: number, day, ...(email !== null && { email }) });
      if (answer.ok) {
        onChanged(answer.value);
        return null;
      }
      endRefusedSession(answer.error);
      if (answer.error.code === 'invalid_fields') {
        // The page was open for so long that the day has gone.
        const now = await commerce().complaintPickupDays();
        if (now.ok) setDays(now.value.days);
      }
      return answer.error;
    },
  });
  const errorText = (_t: FormTranslate, error: ApiError): string =>
    error.code === 'pickup_fixed' ? t('fixed') : refusalText(translate, error);
  return (
    <FormFrame form={form} submit={pickup.day === null ? t('choose') : t('change')} errorText={errorText}>
      <Select
        key={days[0]}
        label={t('day')}
        name="day"
        defaultValue={pickup.day !== null && days.includes(pickup.day) ? pickup.day : ''}
        required
        options={pickupOptions(t, days)}
        {...errorOf(form, 'day', translate)}
      />
    </FormFrame>
  );
}
