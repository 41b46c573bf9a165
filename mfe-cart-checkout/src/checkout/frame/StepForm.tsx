import { Suspense, type ComponentType, type ReactNode } from 'react';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { PaymentStep } from '../payment/PaymentStep.tsx';
import type { Step } from '../steps/checkout-steps.ts';
import { LoadingStep } from './LoadingCheckout.tsx';
import type { StepProps } from './step-props.ts';

// The first step comes with the page, the others when they are entered.
const views: Readonly<Record<Step, ComponentType<StepProps>>> = {
  payment: PaymentStep,
  address: /* @__PURE__ */ lazyPart(() => import('../address/AddressStep.tsx'), FailedInPlace),
  shipping: /* @__PURE__ */ lazyPart(() => import('../shipping/ShippingStep.tsx'), FailedInPlace),
  summary: /* @__PURE__ */ lazyPart(() => import('../summary/SummaryStep.tsx'), FailedInPlace),
};

/** The form of one step. */
export const StepForm = ({ step, ...props }: StepProps & { readonly step: Step }): ReactNode => {
  const View = views[step];
  return (
    <Suspense fallback={<LoadingStep />}>
      <View {...props} />
    </Suspense>
  );
};
