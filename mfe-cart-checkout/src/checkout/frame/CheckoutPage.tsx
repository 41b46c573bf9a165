import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts, type PageProps } from 'shared-contracts';
import { Columns, PageContainer, Panel } from 'shared-ui/page-container';
import { progressOf } from '../cart/checkout-cart.ts';
import { useCheckout } from '../cart/use-checkout.ts';
import { PlacingContext, usePlacing } from '../place/placing.ts';
import { STEPS, pathOfStep, stepAfter, stepToShow } from '../steps/checkout-steps.ts';
import { useVirtualView } from '../steps/virtual-views.ts';
import { texts } from '../texts.ts';
import * as css from './checkout-page.css.ts';
import { CheckoutProgress } from './CheckoutProgress.tsx';
import { CheckoutUnreachable } from './CheckoutUnreachable.tsx';
import { LoadingStep, LoadingSummary } from './LoadingCheckout.tsx';
import { NothingToOrder } from './NothingToOrder.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { StepForm } from './StepForm.tsx';

export { texts };

/** Whoever comes back to a place that is a short page now is not left at its foot. */
const cameBack = (heading: HTMLElement | null): void => heading?.focus();

/** the checkout. Its address says the step; a step that may not be entered yet gives way to the missing one. */
export default function CheckoutPage({ params }: PageProps): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { state } = useLocation();
  const checkout = useCheckout();
  const placing = usePlacing(checkout);
  const { phase, cart } = checkout;
  const { slug } = params;
  const requested = STEPS.find((known) => known === slug) ?? 'payment';
  const step = cart === null ? requested : stepToShow(slug, progressOf(cart));
  useVirtualView(cart === null ? null : step);

  const isElsewhere = cart !== null && slug !== step;
  useEffect(() => {
    // No "missing step" message for a visitor who came without a step in the path.
    if (isElsewhere) void navigate(pathOfStep(step), { replace: true, state: { isMissing: slug !== undefined } });
  }, [isElsewhere, navigate, slug, step]);

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
          <h1 className={css.title}>{t(`${step}.title`)}</h1>
          {isMissing === true && cart !== null && (
            <p className={css.missing} role="status">
              {t('step.missing')}
            </p>
          )}
          <noscript>
            <p className={css.missing}>{t('noScript')}</p>
          </noscript>
          {/* On the way to another step its form is drawn anew: nothing can be chosen in one that is about to go. */}
          {cart === null || isElsewhere ? (
            <LoadingStep />
          ) : (
            <PlacingContext value={placing}>
              <StepForm key={step} step={step} cart={cart} save={checkout.save} onDone={() => navigate(pathOfStep(stepAfter(step)))} />
            </PlacingContext>
          )}
        </div>
        {cart === null ? <LoadingSummary /> : <OrderSummary cart={cart} />}
      </Columns>
    </PageContainer>
  );
}
