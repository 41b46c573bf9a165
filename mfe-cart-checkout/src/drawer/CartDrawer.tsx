import { useAtomValue } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { appSlice, CART_PATH, CHECKOUT_PATH, formatMoney, useTexts, type SlotProps } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { LiveRegion } from 'shared-ui/live-region';
import { NetNote } from 'shared-ui/price';
import { cartPhase, comingLines } from '../cart/cart-phase.ts';
import { cartTotals } from '../cart/cart-totals.ts';
import { CartDelivery } from '../cart/CartDelivery.tsx';
import { CartUnreachable } from '../cart/CartUnreachable.tsx';
import { EstimateNote } from '../cart/EstimateNote.tsx';
import { StaleWarning } from '../cart/StaleWarning.tsx';
import { ToPayLabel } from '../cart/ToPayLabel.tsx';
import { LoadingLines } from '../cart/LoadingLines.tsx';
import { CartLines } from '../lines/CartLines.tsx';
import { useCartEditing } from '../lines/use-cart-editing.ts';
import { texts } from '../texts.ts';
import * as css from './cart-drawer.css.ts';
import { EmptyDrawer } from './EmptyDrawer.tsx';
import { cartStateAtom } from '../service/cart-atoms.ts';
import { useReadCart } from '../service/use-cart.ts';
import { useOpenedAgain } from '../service/use-opened-again.ts';

export { texts };

/** C-21: the cart in small, inside the host's drawer. It never stands in server HTML. */
export default function CartDrawer({ onClose }: SlotProps['cart.drawer']): ReactNode {
  const t = useTexts(texts);
  const reload = useReadCart();
  const editing = useCartEditing();
  const { view, announcement } = editing;
  const { coupon, plus_coupon: ofPlus, items, takenAt, delivery, promotions, tax } = useAtomValue(cartStateAtom);
  const { isOnline } = useAtomValue(appSlice.read);
  useEffect(() => void reload(), [reload]);
  useOpenedAgain(reload);
  const phase = cartPhase(view, true, items.length > 0);
  const coming = comingLines(view);
  const totals = cartTotals(view, coupon ?? ofPlus, promotions);
  return (
    <div className={css.drawer}>
      <LiveRegion message={announcement === '' ? '' : `${announcement} ${t('said.total', { total: totals.toPay })}`} />
      {phase === 'failed' && <CartUnreachable isOnline={isOnline} onRetry={reload} />}
      {items.length > 0 && <StaleWarning isOnline={isOnline} hasFailed={takenAt !== undefined} takenAt={takenAt} onRetry={reload} />}
      {(phase === 'filled' || editing.removed !== null) && <CartLines editing={editing} onLeave={onClose} />}
      {(phase === 'filled' || phase === 'loading') && coming > 0 && (
        <div className={phase === 'filled' ? css.coming : undefined}>
          <LoadingLines rows={coming} />
        </div>
      )}
      {phase === 'empty' && <EmptyDrawer onClose={onClose} />}
      {phase === 'filled' && (
        <div className={css.foot}>
          {totals.plus > 0 && (
            <p className={css.plus}>
              <span>{t('summary.plus')}</span>
              <span className={css.plusAmount}>−{formatMoney(totals.plus)}</span>
            </p>
          )}
          <p className={css.total}>
            <span>
              <ToPayLabel />
            </span>
            <span>
              {formatMoney(totals.toPay)}
              <NetNote gross={totals.toPay} tax={tax} />
            </span>
          </p>
          <CartDelivery className={css.promise} delivery={delivery} />
          <EstimateNote />
          <ButtonLink to={CHECKOUT_PATH} block onClick={onClose}>
            {t('summary.checkout')}
          </ButtonLink>
          <ButtonLink to={CART_PATH} block variant="secondary" onClick={onClose}>
            {t('drawer.open')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
