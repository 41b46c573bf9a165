import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Select } from 'shared-ui/select';
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
  return (
    <Select
      label={t('pickup.day')}
      hint={isRequired ? t('pickup.hours') : t('pickup.hint')}
      name={name}
      defaultValue={days.includes(start) ? start : ''}
      {...(isRequired ? { required: true } : { optional: true })}
      options={[{ value: '', text: t('pickup.noneOption') }, ...days.map((day) => ({ value: day, text: t('pickup.option', { day }) }))]}
      {...error}
    />
  );
};
