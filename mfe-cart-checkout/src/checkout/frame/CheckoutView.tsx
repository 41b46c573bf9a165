import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from 'shared-contracts';
import { Columns, PageContainer, Panel } from 'shared-ui/page-container';
import { useVirtualView } from '../../analytics/virtual-view.ts';
import { useClearPasswords } from '../address/new-account-atom.ts';
import { progressOf } from '../cart/checkout-cart.ts';
import { useCheckout } from '../cart/use-checkout.ts';
import { useKeptPlan } from '../payment/use-kept-plan.ts';
import { PlacingContext, usePlacing } from '../place/placing.ts';
import { pathOfStep, stepAfter, stepToShow, type Step } from '../steps/checkout-steps.ts';
import { virtualViewOf } from '../steps/virtual-views.ts';
import { texts } from '../texts.ts';
import * as css from './checkout-page.css.ts';
import { CheckoutProgress } from './CheckoutProgress.tsx';
import { CheckoutUnreachable } from './CheckoutUnreachable.tsx';
import { LoadingStep, LoadingSummary } from './LoadingCheckout.tsx';
import { NothingToOrder } from './NothingToOrder.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { StepForm } from './StepForm.tsx';

/** Focus moves to the top: the page may have become much shorter than it was. */
const cameBack = (heading: HTMLElement | null): void => heading?.focus();

interface CheckoutViewProps {
  /** The step that the path names; null when it names none. */
  readonly requested: Step | null;
}

/** shows the requested step, or redirects to the first step that is not complete. */
export const CheckoutView = ({ requested }: CheckoutViewProps): ReactNode => {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { state } = useLocation();
  const checkout = useCheckout();
  const placing = usePlacing(checkout);
  useClearPasswords();
  useKeptPlan(checkout.cart);
  const { phase, cart } = checkout;
  const step = cart === null ? (requested ?? 'payment') : stepToShow(requested, progressOf(cart));
  useVirtualView(cart === null ? null : virtualViewOf(step));

  const mustRedirect = cart !== null && requested !== step;
  useEffect(() => {
    // No "missing step" message for a visitor who came without a step in the path.
    if (mustRedirect) void navigate(pathOfStep(step), { replace: true, state: { isMissing: requested !== null } });
  }, [mustRedirect, navigate, requested, step]);

  if (phase === 'empty' || phase === 'failed')
    return (
      <PageContainer className={css.page}>
        <h1 ref={cameBack} tabIndex={-1} className={css.title}>
          {t('title')}
        </h1>
        <Panel className={css.alone}>
          {phase === 'empty' ? (
            <NothingToOrder placing={placing} />
          ) : (
            <CheckoutUnreachable isOnline={checkout.isOnline} onRetry={checkout.reload} />
          )}
        </Panel>
      </PageContainer>
    );
  const isMissing: unknown = typeof state === 'object' && state !== null && 'isMissing' in state && state.isMissing;
  return (
    <PageContainer className={css.page}>
      <CheckoutProgress step={step} cart={cart} />
      <Columns layout="summary" className={css.columns}>
        <div className={css.main}>
          <h1 className={css.title}>
            {t(step === 'shipping' && cart?.without_delivery_address === true ? 'shipping.where' : `${step}.title`)}
          </h1>
          {isMissing === true && cart !== null && (
            <p className={css.missing} role="status">
              {t('step.missing')}
            </p>
          )}
          <noscript>
            <p className={css.missing}>{t('noScript')}</p>
          </noscript>
          {/* No form while redirecting: a choice made in it would be lost. */}
          {cart === null || mustRedirect ? (
            <LoadingStep />
          ) : (
            <PlacingContext value={placing}>
              <StepForm
                key={step}
                step={step}
                cart={cart}
                save={checkout.save}
                onDone={() => navigate(pathOfStep(stepAfter(step, cart.has_virtual_address)))}
              />
            </PlacingContext>
          )}
        </div>
        {cart === null ? <LoadingSummary /> : <OrderSummary cart={cart} />}
      </Columns>
    </PageContainer>
  );
};
