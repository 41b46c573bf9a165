import type { ReactNode } from 'react';
import { formatMoney, useTexts } from 'shared-contracts';
import { Panel } from 'shared-ui/page-container';
import { OrderItems } from '../checkout/frame/OrderItems.tsx';
import * as css from './reservation.css.ts';
import type { ReservationState } from './reservation-state.ts';
import { texts } from './texts.ts';

/** The goods of a reservation and what they cost in the shop. */
export const ReservedItems = ({ reservation: { items, total } }: { readonly reservation: ReservationState }): ReactNode => {
  const t = useTexts(texts);
  return (
    <Panel aria-label={t('items')}>
      <h2 className={css.heading}>{t('items')}</h2>
      <OrderItems items={items} />
      <p className={css.total}>
        <span>{t('total')}</span>
        <span>{formatMoney(total)}</span>
      </p>
    </Panel>
  );
};
