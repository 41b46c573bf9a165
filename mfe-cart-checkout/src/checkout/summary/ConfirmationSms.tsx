import { useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import type { StepProps } from '../frame/step-props.ts';
import * as css from '../frame/step-form.css.ts';
import { StepRefusal } from '../frame/StepRefusal.tsx';
import { texts } from '../texts.ts';

/** K-25, A-24: has the order confirmed by an SMS to the number of its address. */
export const ConfirmationSms = ({ cart, save }: Pick<StepProps, 'cart' | 'save'>): ReactNode => {
  const t = useTexts(texts);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const phone = cart.billing_address?.telephone ?? '';
  const ask = async (): Promise<void> => {
    setBusy(true);
    setRefusal(await save((rest, ref) => rest.askForConfirmationSms(ref)));
    setBusy(false);
  };
  return (
    <div>
      <StepRefusal error={refusal} />
      <p role="status" className={css.hint}>
        {cart.confirmation_sms && t('sms.asked', { phone })}
      </p>
      {!cart.confirmation_sms && (
        <Button variant="quiet" size="small" className={css.aligned} busy={busy} onClick={() => void ask()}>
          {t('sms.ask')}
        </Button>
      )}
    </div>
  );
};
