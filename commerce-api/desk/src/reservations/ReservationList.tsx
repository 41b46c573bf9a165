import type { OpenReservation } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { cards } from '../parts/parts.css.ts';
import { useList } from '../parts/use-list.ts';
import { ReservationCard } from './ReservationCard.tsx';

/** J-220: reservations that wait in shops, those that end first at the beginning. */
export const ReservationList = () => {
  const { list, heading, readAndFocus } = useList<OpenReservation>('reservations');
  return (
    <ListPage name="reservations" list={list} heading={heading}>
      <div className={cards}>
        {list.rows?.map((reservation) => (
          <ReservationCard key={reservation.id} reservation={reservation} onGone={readAndFocus} />
        ))}
      </div>
    </ListPage>
  );
};
