import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { LoadingPart } from '../../account/LoadingTiles.tsx';
import * as css from '../../complaints/status/status.css.ts';
import { withdrawalTexts } from '../texts.ts';
import type { ReadWithdrawal } from './read-withdrawal.ts';

const PickupForm = lazyPart(() => import('./PickupForm.tsx'), FailedInPlace);

interface PickupProps {
  readonly number: string;
  readonly found: NonNullable<ReadWithdrawal['pickup']>;
}

/** J-335: when a courier collects large goods; whoever knows the order's e-mail chooses the day until the one before. */
export const Pickup = ({ number, found }: PickupProps): ReactNode => {
  const t = useTexts(withdrawalTexts);
  const told = useRef<HTMLParagraphElement>(null);
  const [pickup, setPickup] = useState(found);
  const [isNew, setIsNew] = useState(false);
  const { day, shipment, collected_at: collectedAt, days } = pickup;
  return (
    <section className={css.part} aria-labelledby="withdrawal-pickup">
      <h4 id="withdrawal-pickup" className={css.partTitle}>
        {t('pickup.title')}
      </h4>
      <p>
        {collectedAt !== null && t('pickup.collected', { day: collectedAt })}
        {collectedAt === null && (day === null ? t('pickup.none') : t('pickup.on', { day }))}
      </p>
      {shipment !== null && <p className={css.muted}>{t('pickup.shipment', { number: shipment })}</p>}
      <p ref={told} tabIndex={-1} role="status" className={css.news}>
        {isNew && t('pickup.saved')}
      </p>
      {days.length > 0 && (
        <Suspense fallback={<LoadingPart />}>
          <PickupForm
            key={day ?? ''}
            number={number}
            pickup={pickup}
            onChanged={(next) => {
              setPickup(next);
              setIsNew(true);
              // What had the focus goes with what was done.
              told.current?.focus();
            }}
          />
        </Suspense>
      )}
    </section>
  );
};
