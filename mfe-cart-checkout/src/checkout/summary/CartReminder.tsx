import { useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { Checkbox } from 'shared-ui/checkbox';
import type { StepProps } from '../frame/step-props.ts';
import { StepRefusal } from '../frame/StepRefusal.tsx';
import { texts } from '../texts.ts';

/** the consent to one e-mail about this cart, should it be left. Nothing is ticked beforehand. */
export const CartReminder = ({ cart, save }: Pick<StepProps, 'cart' | 'save'>): ReactNode => {
  const t = useTexts(texts);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const choose = async (isWanted: boolean): Promise<void> => {
    setWanted(isWanted);
    const refused = await save((rest, ref) => rest.wantCartReminder(ref, isWanted));
    setRefusal(refused);
    setWanted(null);
  };
  return (
    <div>
      <StepRefusal error={refusal} />
      <Checkbox checked={wanted ?? cart.cart_reminder} onChange={(event) => void choose(event.currentTarget.checked)}>
        {t('reminder.want')}
      </Checkbox>
    </div>
  );
};
