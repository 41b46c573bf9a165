import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { LoadingPart } from '../../account/LoadingTiles.tsx';
import * as css from '../../cases/cases.css.ts';
import { PickupPart } from '../../cases/pickup/PickupPart.tsx';
import { pickupTexts } from '../../cases/pickup/texts.ts';
import type { ReadWithdrawal } from './read-withdrawal.ts';

const PickupForm = lazyPart(() => import('./PickupForm.tsx'), FailedInPlace);

interface PickupProps {
  readonly number: string;
  readonly found: NonNullable<ReadWithdrawal['pickup']>;
}

/** J-335: when a courier collects large goods; whoever knows the order's e-mail chooses the day until the one before. */
export const Pickup = ({ number, found }: PickupProps): ReactNode => {
  const t = useTexts(pickupTexts);
  const told = useRef<HTMLParagraphElement>(null);
  const [pickup, setPickup] = useState(found);
  const [isNew, setIsNew] = useState(false);
  return (
    <PickupPart id="withdrawal-pickup" pickup={pickup}>
      <p ref={told} tabIndex={-1} role="status" className={css.news}>
        {isNew && t('saved')}
      </p>
      {pickup.days.length > 0 && (
        <Suspense fallback={<LoadingPart />}>
          <PickupForm
            key={pickup.day ?? ''}
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
    </PickupPart>
  );
};
