import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { useLanguage, useTexts, type ApiError } from 'shared-contracts';
import { hoursText } from 'shared-contracts/delivery';
import { ErrorMessage } from 'shared-ui/error-message';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import { dayOfMonth, weekday } from '../../../days/delivery-days.ts';
import { cartStateAtom, deliveryChoiceAtom } from '../../../service/cart-atoms.ts';
import type { StepProps } from '../../frame/step-props.ts';
import { StepRefusal } from '../../frame/StepRefusal.tsx';
import { texts } from '../../texts.ts';
import * as css from './day.css.ts';
import { useCartCalendar } from './use-cart-calendar.ts';

/** days of the chosen delivery, then its hours; both together are saved at once. */
export default function DayPicker({ cart, save }: Pick<StepProps, 'cart' | 'save'>): ReactNode {
  const t = useTexts(texts);
  const language = useLanguage();
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
        <div className={css.days}>
          {[1, 2, 3, 4, 5, 6].map((day) => (
            <Skeleton key={day} shape="button" />
          ))}
        </div>
      </SkeletonRegion>
    );
  const ranges = calendar.find((day) => day.date === date)?.ranges ?? [];
  const choose = async (code: string, hours: string): Promise<void> => {
    if (date === null) return;
    patch({ option: { date, range: hours } });
    setRefusal(await save((rest, ref) => rest.chooseDeliveryDay(ref, { date, range: hours, code })));
  };
  return (
    <div className={css.picker}>
      <StepRefusal error={refusal} />
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('day.legend')}</legend>
        <div className={css.days}>
          {calendar.map((day) => (
            <label key={day.date} className={css.choice}>
              <input
                type="radio"
                name="delivery_day"
                value={day.date}
                checked={date === day.date}
                onChange={() => patch({ option: { date: day.date, range: null } })}
              />
              <span>
                <span className={css.weekday}>{weekday(day.date, language)},</span> {dayOfMonth(day.date, language)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {ranges.length > 0 && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('day.hours')}</legend>
          <div className={css.days}>
            {ranges.map((one) => (
              <label key={one.code} className={one.available ? css.choice : css.unavailable}>
                <input
                  type="radio"
                  name="delivery_hours"
                  value={one.range}
                  disabled={!one.available}
                  checked={range === one.range}
                  onChange={() => void choose(one.code, one.range)}
                />
                {hoursText(one.range)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
