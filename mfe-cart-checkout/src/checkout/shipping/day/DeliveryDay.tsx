import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import { dayText, hoursText } from 'shared-contracts/delivery';
import { Button } from 'shared-ui/button';
import { CalendarClock } from 'shared-ui/icons';
import { FailedLine, lazyPart } from 'shared-ui/lazy-part';
import { Skeleton } from 'shared-ui/skeleton';
import { cartStateAtom, deliveryChoiceAtom } from '../../../service/cart-atoms.ts';
import type { StepProps } from '../../frame/step-props.ts';
import { texts } from '../../texts.ts';
import * as css from './day.css.ts';

const DayPicker = lazyPart(() => import('./DayPicker.tsx'), FailedLine);

/** K-18, K-23: the day on which the chosen delivery comes, in its card; without one it comes as soon as it can. */
export const DeliveryDay = ({ cart, save }: Pick<StepProps, 'cart' | 'save'>): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  const { deliveryCartStep } = useAtomValue(cartStateAtom);
  const patch = useSetAtom(deliveryChoiceAtom);
  const isOpen = deliveryCartStep === 'day';
  const { delivery_date: chosen } = cart;
  return (
    <div className={css.place}>
      <p role="status" className={css.chosen}>
        {chosen !== null && t('day.chosen', { day: dayText(chosen.date, language), hours: hoursText(chosen.range) })}
      </p>
      <Button
        variant="secondary"
        size="small"
        icon={CalendarClock}
        aria-expanded={isOpen}
        onPointerEnter={() => void DayPicker.preload()}
        onClick={() => patch({ deliveryCartStep: isOpen ? null : 'day', option: null })}
      >
        {t(chosen === null ? 'day.choose' : 'day.change')}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="button" />}>
          {/* Another delivery has other days. */}
          <DayPicker key={cart.shipping?.method_code} cart={cart} save={save} />
        </Suspense>
      )}
    </div>
  );
};
