import type { ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import type { PageProps } from 'shared-contracts';
import { pathOfStep, STEPS } from '../steps/checkout-steps.ts';
import { CheckoutView } from './CheckoutView.tsx';

export { texts } from '../texts.ts';

// The same component at every path: what has been loaded and typed stays when the step changes.
const routes: RouteObject[] = [
  { path: '/checkout', caseSensitive: true, element: <CheckoutView requested={null} /> },
  ...STEPS.map((step) => ({ path: pathOfStep(step), caseSensitive: true, element: <CheckoutView requested={step} /> })),
];

/** the checkout; its path names the step. */
export default function CheckoutPage(_props: PageProps): ReactNode {
  return useRoutes(routes);
}
