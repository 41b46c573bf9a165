import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Store } from 'shared-ui/icons';
import { Panel } from 'shared-ui/page-container';
import type { ReservationState } from './reservation-state.ts';
import { ReservedItems } from './ReservedItems.tsx';
import { texts } from './texts.ts';

/** A reservation that was cancelled or has run out: its goods can be reserved once more from their pages. */
export const OverReservation = ({ reservation }: { readonly reservation: ReservationState }): ReactNode => {
  const t = useTexts(texts);
  return (
    <>
      <Panel>
        <EmptyState icon={Store} title={t(reservation.status === 'expired' ? 'over.expired' : 'over.cancelled')} text={t('over.text')}>
          <ButtonLink to="/">{t('shopping')}</ButtonLink>
        </EmptyState>
      </Panel>
      <ReservedItems reservation={reservation} />
    </>
  );
};
