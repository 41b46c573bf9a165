import { useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { raiseNotice, RESERVATION_PATH, useConnection, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import type { Product } from '../product-types.ts';
import { texts } from '../texts.ts';
import * as css from '../product.css.ts';

// The calls come with the first press.
const calls = () => import('./reserve.ts');

/** K-16: begins the reservation of the least that can be bought, and leads to the choice of the shop. */
export const ReserveButton = ({ product: { sku, min_sale_qty: qty } }: { readonly product: Product }): ReactNode => {
  const t = useTexts(texts);
  const connection = useConnection();
  const navigate = useNavigate();
  const notify = useSetAtom(raiseNotice);
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    const answer = await calls()
      .then(({ reserve }) => reserve(connection(), { sku, qty: Math.max(1, qty) }))
      .catch(() => null);
    setBusy(false);
    if (answer?.ok === true) await navigate(`${RESERVATION_PATH}/${answer.value.reservation_id}`);
    else notify({ id: 'reservation', type: 'error', topic: 'reservation', content: (answer?.error.message ?? '') || t('reserve.failed') });
  };
  return (
    <Button variant="secondary" size="small" busy={busy} className={css.reserve} onClick={() => void press()}>
      {t('reserve')}
    </Button>
  );
};
