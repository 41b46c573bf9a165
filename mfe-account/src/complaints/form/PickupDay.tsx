import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Select } from 'shared-ui/select';
import { LoadFailure } from '../../account/LoadFailure.tsx';
import { errorOf } from '../../forms/FormFrame.tsx';
import type { Commerce } from '../../session/commerce.ts';
import { useRequest } from '../../session/use-request.ts';
import { texts } from '../../texts.ts';
import { pickupOptions } from '../../cases/pickup/pickup-options.ts';
import { pickupTexts } from '../../cases/pickup/texts.ts';
import type { PartProps } from './part-props.ts';

const readDays = (commerce: Commerce): ReturnType<Commerce['complaintPickupDays']> => commerce.complaintPickupDays();

interface PickupDayProps extends Pick<PartProps, 'form'> {
  /** What was chosen before. */
  readonly start: string | undefined;
}

/** J-288: the day on which a courier collects the goods, of those that the shop offers. */
export const PickupDay = ({ form, start }: PickupDayProps): ReactNode => {
  const t = useTexts(pickupTexts);
  const translate = useTexts(texts);
  const { answer, reload } = useRequest(readDays);
  const days = answer.state === 'ready' ? answer.value.days : [];
  return (
    <>
      {answer.state === 'failed' && <LoadFailure error={answer.error} onRetry={reload} />}
      <Select
        key={answer.state}
        label={t('day')}
        hint={t('hours')}
        name="pickup_on"
        defaultValue={start !== undefined && days.includes(start) ? start : ''}
        required
        options={pickupOptions(t, days)}
        {...errorOf(form, 'pickup_on', translate)}
      />
    </>
  );
};
