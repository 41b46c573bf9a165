import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Select } from 'shared-ui/select';
import { pickupOptions } from '../../cases/pickup/pickup-options.ts';
import { pickupTexts } from '../../cases/pickup/texts.ts';
import { withdrawalTexts } from '../texts.ts';

interface PickupDayProps {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly days: readonly string[];
  /** What was chosen before. */
  readonly start: string;
  readonly isRequired?: boolean;
  readonly error: { readonly error?: string };
}

/** J-335: the day on which a courier collects large goods, of those that the shop offers. */
export const PickupDay = ({ name, days, start, isRequired = false, error }: PickupDayProps): ReactNode => {
  const t = useTexts(withdrawalTexts);
  const tPickup = useTexts(pickupTexts);
  return (
    <Select
      label={t('pickup.day')}
      hint={isRequired ? tPickup('hours') : t('pickup.hint')}
      name={name}
      defaultValue={days.includes(start) ? start : ''}
      {...(isRequired ? { required: true } : { optional: true })}
      options={pickupOptions(tPickup, days)}
      {...error}
    />
  );
};
