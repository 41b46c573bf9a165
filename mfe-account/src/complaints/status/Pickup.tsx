import { Suspense, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { LoadingPart } from '../../account/LoadingTiles.tsx';
import { complaintTexts } from '../texts.ts';
import type { ReadComplaint } from './read-complaint.ts';
import * as css from './status.css.ts';

const PickupForm = lazyPart(() => import('./PickupForm.tsx'), FailedInPlace);

interface PickupProps {
  readonly complaint: ReadComplaint;
  readonly onChanged: (complaint: ReadComplaint) => void;
}

/** J-288: when a courier collects the goods; its claimant chooses another day until the day before. */
export const Pickup = ({ complaint, onChanged }: PickupProps): ReactNode => {
  const t = useTexts(complaintTexts);
  const { complaintNumber: number, is_proven: isProven, pickup } = complaint;
  if (pickup == null) return null;
  const { day, shipment, collected_at: collectedAt, days } = pickup;
  return (
    <section className={css.part} aria-labelledby="complaint-pickup">
      <h4 id="complaint-pickup" className={css.partTitle}>
        {t('pickup.title')}
      </h4>
      <p>
        {collectedAt !== null && t('pickup.collected', { day: collectedAt })}
        {collectedAt === null && (day === null ? t('pickup.none') : t('pickup.on', { day }))}
      </p>
      {shipment !== null && <p className={css.muted}>{t('pickup.shipment', { number: shipment })}</p>}
      {isProven === true && days.length > 0 && (
        <Suspense fallback={<LoadingPart />}>
          <PickupForm key={day ?? ''} number={number} pickup={pickup} onChanged={onChanged} />
        </Suspense>
      )}
    </section>
  );
};
