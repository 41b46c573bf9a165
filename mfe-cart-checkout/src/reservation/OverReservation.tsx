import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Store } from 'shared-ui/icons';
import { Panel } from 'shared-ui/page-container';
import type { ReservationState } from './reservation-state.ts';
import { ReservedItems } from './ReservedItems.tsx';
import { texts } from './texts.ts';

/** A reservation that was collected, was cancelled or has run out: its goods can be reserved once more from their pages. */
export const OverReservation = ({ reservation }: { readonly reservation: ReservationState }): ReactNode => {
  const t = useTexts(texts);
  const { status, is_collected: isCollected = false } = reservation;
  const title = isCollected ? t('over.collected') : t(status === 'expired' ? 'over.expired' : 'over.cancelled');
  const text = t(isCollected ? 'over.collectedText' : 'over.text');
  return (
    <>
      <Panel>
        <EmptyState icon={Store} title={title} text={text}>
          <ButtonLink to="/">{t('shopping')}</ButtonLink>
        </EmptyState>
      </Panel>
      <ReservedItems reservation={reservation} />
    </>
  );
};
