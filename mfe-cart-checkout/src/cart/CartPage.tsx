import { useAtomValue } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CART_RESTORE_PATH, useHydrated, useTexts, type PageProps } from 'shared-contracts';
import { FailedInPlace, lazyPart, nothing } from 'shared-ui/lazy-part';
import { LiveRegion } from 'shared-ui/live-region';
import { Columns, PageContainer, Panel } from 'shared-ui/page-container';
import { CartLines } from '../lines/CartLines.tsx';
import { useCartEditing } from '../lines/use-cart-editing.ts';
import { texts } from '../texts.ts';
import * as css from './cart-page.css.ts';
import { cartPhase, comingLines } from './cart-phase.ts';
import { cartTotals } from './cart-totals.ts';
import { CartUnreachable } from './CartUnreachable.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { LoadingLines } from './LoadingLines.tsx';
import { StaleWarning } from './StaleWarning.tsx';
import { Summary } from './Summary.tsx';
import { TotalBar } from './TotalBar.tsx';
import { useFreshCart } from './use-fresh-cart.ts';
import { cartStateAtom } from '../service/cart-atoms.ts';

export { texts };

// What few carts have comes when it is there.
const RestoreCart = /* @__PURE__ */ lazyPart(() => import('../restore/RestoreCart.tsx'), FailedInPlace);
const CopyCartLink = /* @__PURE__ */ lazyPart(() => import('../restore/CopyCartLink.tsx'), nothing);
const SavedLines = /* @__PURE__ */ lazyPart(() => import('../lines/SavedLines.tsx'), FailedInPlace);
const Promotions = /* @__PURE__ */ lazyPart(() => import('../promotions/Promotions.tsx'), FailedInPlace);
const Accessories = /* @__PURE__ */ lazyPart(() => import('../accessories/Accessories.tsx'), nothing);
const CartPopups = /* @__PURE__ */ lazyPart(() => import('../cart-notices/CartPopups.tsx'), nothing);

/** R-33, C-21: the cart. The server renders its frame; the lines are the visitor's own and come in the browser. */
export default function CartPage(props: PageProps): ReactNode {
  const { pathname } = useLocation();
  return pathname === CART_RESTORE_PATH ? (
    <Suspense fallback={null}>
      <RestoreCart />
    </Suspense>
  ) : (
    <CartView {...props} />
  );
}

const CartView = (_props: PageProps): ReactNode => {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const editing = useCartEditing();
  const { hasExpired, isOnline, reload } = useFreshCart();
  const { view, announcement } = editing;
  const {
    coupon,
    plus_coupon: ofPlus,
    items,
    takenAt,
    summary,
    delivery,
    tax,
    promotions,
    notices,
    guestCartId,
    accessories,
  } = useAtomValue(cartStateAtom);
  const phase = cartPhase(view, isHydrated, items.length > 0);
  const coming = comingLines(isHydrated ? view : { lines: [], isFetched: false, adding: {} });
  const totals = phase === 'filled' ? cartTotals(view, coupon ?? ofPlus, promotions) : null;
  const stale = <StaleWarning isOnline={isOnline} hasFailed={view.loadError !== null} takenAt={takenAt} onRetry={reload} />;

  const saved = view.saved.length > 0 && <SavedLines lines={view.saved} announce={editing.announce} />;
  // The removal of the last line leaves the way back standing above the empty cart.
  const lines = phase === 'filled' || editing.removed !== null;

  return (
    <PageContainer className={css.page}>
      <div className={css.head}>
        <h1>{t('cart.title')}</h1>
        {phase === 'filled' && <p className={css.count}>{t('cart.count', { count: view.count })}</p>}
      </div>
      <noscript>
        <p className={css.noScript}>{t('cart.noScript')}</p>
      </noscript>
      {phase === 'empty' || phase === 'failed' ? (
        <Panel className={css.alone}>
          {lines && <CartLines editing={editing} />}
          {phase === 'empty' ? <EmptyCart hasExpired={hasExpired} /> : <CartUnreachable isOnline={isOnline} onRetry={reload} />}
          {phase === 'empty' && items.length > 0 && stale}
        </Panel>
      ) : (
        <Columns layout="summary" className={css.columns}>
          <div>
            <Panel>
              {phase === 'filled' && <CartLines editing={editing} />}
              {coming > 0 && (
                <div className={phase === 'filled' ? css.coming : undefined}>
                  <LoadingLines rows={coming} />
                </div>
              )}
            </Panel>
            {/* Below the lines, so that a lost connection moves none of them. */}
            {phase === 'filled' && stale}
          </div>
          {/* The key makes it another element: nothing that was on the screen is moved by the arriving lines. */}
          <Summary
            key={phase}
            totals={totals}
            couponCode={(coupon ?? ofPlus)?.code}
            freeFrom={summary?.free_delivery_from ?? null}
            delivery={delivery}
            tax={tax}
          />
          {/* Behind the sum: on a phone what comes late moves neither it nor its button. */}
          {phase === 'filled' && (
            <div>
              <Suspense fallback={null}>
                {saved}
                {promotions.length > 0 && <Promotions />}
                {accessories.length > 0 && <Accessories />}
                {guestCartId !== null && <CopyCartLink cartId={guestCartId} />}
              </Suspense>
            </div>
          )}
        </Columns>
      )}
      {phase === 'empty' && <Suspense fallback={null}>{saved}</Suspense>}
      {totals && <TotalBar toPay={totals.toPay} />}
      <LiveRegion message={announcement === '' || !totals ? announcement : `${announcement} ${t('said.total', { total: totals.toPay })}`} />
      <Suspense fallback={null}>{isHydrated && Object.keys(notices).length > 0 && <CartPopups />}</Suspense>
    </PageContainer>
  );
};
