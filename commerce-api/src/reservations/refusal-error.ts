import { formatMoney, grosze } from 'shared-contracts/money';
import { ApiError } from '../server/api-error.ts';
import type { ReservationRefusal } from './reservation.ts';

/** What the shopper reads when a reservation is refused; it is as it was. */
export function reservationError(refusal: ReservationRefusal): ApiError {
  const { reason } = refusal;
  switch (reason) {
    case 'reservation_not_found':
      return new ApiError(404, reason, 'Nie znaleziono rezerwacji.');
    case 'reservation_over':
      return new ApiError(409, reason, 'Tej rezerwacji nie można już zmienić.');
    case 'no_shop':
      return new ApiError(400, reason, 'Wybierz salon, w którym odbierzesz produkty.');
    case 'no_contact':
      return new ApiError(400, reason, 'Podaj imię, telefon i e-mail.');
    case 'not_in_shop':
      return new ApiError(409, reason, 'W tym salonie nie ma już wszystkich produktów. Wybierz inny salon.', {
        item_ids: refusal.lineIds.join(','),
      });
    case 'price_changed':
      return new ApiError(409, reason, `Cena zmieniła się i wynosi teraz ${formatMoney(grosze(refusal.total))}. Sprawdź podsumowanie.`, {
        total: refusal.total,
      });
  }
}
