import { Suspense, type ReactNode } from 'react';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { LoadingPart } from '../../account/LoadingTiles.tsx';
import { PickupPart } from '../../cases/pickup/PickupPart.tsx';
import type { ReadComplaint } from './read-complaint.ts';

const PickupForm = lazyPart(() => import('./PickupForm.tsx'), FailedInPlace);

interface PickupProps {
  readonly complaint: ReadComplaint;
  readonly onChanged: (complaint: ReadComplaint) => void;
}

/** J-288: when a courier collects the goods; its claimant chooses another day until the day before. */
export const Pickup = ({ complaint, onChanged }: PickupProps): ReactNode => {
  const { complaintNumber: number, is_proven: isProven, pickup } = complaint;
  if (pickup == null) return null;
  return (
    <PickupPart id="complaint-pickup" pickup={pickup}>
      {isProven === true && pickup.days.length > 0 && (
        <Suspense fallback={<LoadingPart />}>
          <PickupForm key={pickup.day ?? ''} number={number} pickup={pickup} onChanged={onChanged} />
        </Suspense>
      )}
    </PickupPart>
  );
};
