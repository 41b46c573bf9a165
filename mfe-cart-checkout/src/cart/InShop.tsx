import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { CHECKOUT_PATH, networkError, useConnection, useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { reservationPath } from '../reservation/reservation-paths.ts';
import { useCart, useCartCommands } from '../service/use-cart.ts';
import { texts } from '../texts.ts';
import * as css from './summary.css.ts';

/** K-16, K-26: what can be done in the shop that has the whole cart: collect it there, or reserve it, which leaves the cart as it is. */
export const InShop = ({ shopId }: { readonly shopId: number }): ReactNode => {
  const t = useTexts(texts);
  const connection = useConnection();
  const navigate = useNavigate();
  const commands = useCartCommands();
  const { lines } = useCart();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    // The calls come with the first press.
    const calls = await import('../connection/rest-of.ts').catch(() => null);
    const items = lines.map(({ item, qty }) => ({ sku: item.sku, qty }));
    const answer = (await calls?.restOf(connection()).createReservation(items)) ?? null;
    setBusy(false);
    if (answer?.ok === true) await navigate(reservationPath(answer.value.reservation_id));
    else setError(answer?.error ?? networkError(''));
  };
  const collect = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const calls = await import('../connection/rest-of.ts').catch(() => null);
    const outcome = calls === null ? null : await commands().change((ref) => calls.restOf(connection()).setExpressMode(ref, shopId, true));
    setBusy(false);
    if (outcome?.ok === true) await navigate(CHECKOUT_PATH);
    else setError(outcome?.error ?? networkError(''));
  };
  return (
    <div className={css.inShop}>
      <Button variant="secondary" block disabled={busy} onClick={() => void collect()}>
        {t('express')}
      </Button>
      <Button variant="secondary" block busy={busy} onClick={() => void press()}>
        {t('reserve.cart')}
      </Button>
      <p className={css.reserveError} role="alert">
        {error !== null && (error.kind === 'http' && error.status < 500 && error.message ? error.message : t('reserve.failed'))}
      </p>
    </div>
  );
};
