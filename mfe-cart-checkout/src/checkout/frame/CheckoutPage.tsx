import { Suspense, type ReactNode } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import type { PageProps } from 'shared-contracts';
import { isReservationMode } from '../../reservation/reservation-paths.ts';
import { pathOfStep, STEPS } from '../steps/checkout-steps.ts';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { CheckoutView } from './CheckoutView.tsx';
import { LoadingStep } from './LoadingCheckout.tsx';

export { texts } from '../texts.ts';

// Few come here: it has its own part.
const ReservationPage = /* @__PURE__ */ lazyPart(() => import('../../reservation/ReservationPage.tsx'), FailedInPlace);

const reservation = (
  <Suspense fallback={<LoadingStep />}>
    <ReservationPage />
  </Suspense>
);

// both paths lead to one component, which keeps what has been read.
const reservationRoutes: RouteObject[] = [
  { path: '/checkout/reservation/summary/:reservationId', caseSensitive: true, element: reservation },
  { path: '/checkout/reservation/:reservationId', caseSensitive: true, element: reservation },
];

// The same component at every path: what has been loaded and typed stays when the step changes.
const routes: RouteObject[] = [
  { path: '/checkout', caseSensitive: true, element: <CheckoutView requested={null} /> },
  ...STEPS.map((step) => ({ path: pathOfStep(step), caseSensitive: true, element: <CheckoutView requested={step} /> })),
];

/** R-34 … R-38: the checkout; its path names the step, or a reservation. */
export default function CheckoutPage(_props: PageProps): ReactNode {
  const { pathname } = useLocation();
  return useRoutes(isReservationMode(pathname.replace('/checkout/', '')) ? reservationRoutes : routes);
}
