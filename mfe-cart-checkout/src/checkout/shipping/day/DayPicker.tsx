import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import * as choices from '../../../days/choices.css.ts';
import { DayChoices, HoursChoices } from '../../../days/Choices.tsx';
import { cartStateAtom, deliveryChoiceAtom } from '../../../service/cart-atoms.ts';
import type { StepProps } from '../../frame/step-props.ts';
import { StepRefusal } from '../../frame/StepRefusal.tsx';
import { texts } from '../../texts.ts';
import * as css from './day.css.ts';
import { useCartCalendar } from './use-cart-calendar.ts';

/** days of the chosen delivery, then its hours; both together are saved at once. */
export default function DayPicker({ cart, save }: Pick<StepProps, 'cart' | 'save'>): ReactNode {
  const t = useTexts(texts);
  const { calendar, retry } = useCartCalendar();
  const { option } = useAtomValue(cartStateAtom);
  const patch = useSetAtom(deliveryChoiceAtom);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { delivery_date: saved } = cart;
  const date = option?.date ?? saved?.date ?? null;
  const range = option === null ? (saved?.range ?? null) : option.range;
  // What is being chosen belongs to this delivery alone.
  useEffect(() => () => patch({ option: null }), [patch]);

  if (calendar === 'failed') return <ErrorMessage title={t('day.failed')} text={t('error.network')} onRetry={retry} />;
  if (calendar === 'loading')
    return (
      <SkeletonRegion>
        <div className={choices.grid}>
          {[1, 2, 3, 4, 5, 6].map((day) => (
            <Skeleton key={day} shape="button" />
          ))}
        </div>
      </SkeletonRegion>
    );
  const ranges = calendar.find((day) => day.date === date)?.ranges ?? [];
  const choose = async (hours: string): Promise<void> => {
    const code = ranges.find((one) => one.range === hours)?.code;
    if (date === null || code === undefined) return;
    patch({ option: { date, range: hours } });
    setRefusal(await save((rest, ref) => rest.chooseDeliveryDay(ref, { date, range: hours, code })));
  };
  return (
    <div className={css.picker}>
      <StepRefusal error={refusal} />
      <DayChoices
        legend={t('day.legend')}
        name="delivery_day"
        days={calendar.map((day) => day.date)}
        chosen={date}
        onChoose={(day) => patch({ option: { date: day, range: null } })}
      />
      {ranges.length > 0 && (
        <HoursChoices
          legend={t('day.hours')}
          name="delivery_hours"
          hours={ranges}
          chosen={range}
          onChoose={(hours) => void choose(hours)}
        />
      )}
    </div>
  );
}
