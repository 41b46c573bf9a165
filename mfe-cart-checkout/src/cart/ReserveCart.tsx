import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useRest } from '../connection/use-rest.ts';
import { reservationPath } from '../reservation/reservation-paths.ts';
import { useCart } from '../service/use-cart.ts';
import { texts } from '../texts.ts';
import * as css from './summary.css.ts';

/** K-16: reserves what lies in the cart, which stays as it is. */
export const ReserveCart = (): ReactNode => {
  const t = useTexts(texts);
  const rest = useRest();
  const navigate = useNavigate();
  const { lines } = useCart();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const answer = await rest().createReservation(lines.map(({ item, qty }) => ({ sku: item.sku, qty })));
    setBusy(false);
    if (answer.ok) await navigate(reservationPath(answer.value.reservation_id));
    else setError(answer.error);
  };
  return (
    <div>
      <Button variant="secondary" block busy={busy} onClick={() => void press()}>
        {t('reserve.cart')}
      </Button>
      <p className={css.reserveError} role="alert">
        {error !== null && (error.kind === 'http' && error.status < 500 && error.message ? error.message : t('reserve.failed'))}
      </p>
    </div>
  );
};
