import { Truck } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts, type Grosze } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { ProgressBar } from 'shared-ui/progress-bar';
import { texts } from '../texts.ts';
import { missingForFree } from './free-delivery.ts';
import * as css from './summary.css.ts';

interface FreeDeliveryProps {
  /** From which value of these very goods on their delivery is free: small goods have another threshold than large ones. */
  readonly from: Grosze;
  /** What is paid for the pieces; warranties and services do not count. */
  readonly goods: Grosze;
}

/** How far it is to free delivery. */
export const FreeDelivery = ({ from, goods }: FreeDeliveryProps): ReactNode => {
  const t = useTexts(texts);
  if (from <= 0) return null; // Nothing of it is ever brought for free, or nothing is brought.
  const missing = missingForFree(from, goods);
  const words = missing === null ? t('delivery.reached') : t('delivery.missing', { missing });
  return (
    <div className={css.delivery}>
      <p className={missing === null ? css.deliveryReached : css.deliveryWords}>
        <Icon of={Truck} size={20} />
        {words}
      </p>
      <ProgressBar value={goods} max={from} label={words} tone={missing === null ? 'success' : 'accent'} />
    </div>
  );
};
