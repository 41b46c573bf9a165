/** K-01, R-34, R-37: the steps of the checkout, and which of them may be entered. */
import { CHECKOUT_STEP, type CheckoutStep } from 'shared-contracts/codes';

/** In their order; the cart page stands before them, the success page after. Each is the slug of its address. */
export const STEPS = ['payment', 'address', 'shipping', 'summary'] as const;
export type Step = (typeof STEPS)[number];

/** K-01 */
export const STEP_CODE: Readonly<Record<Step, CheckoutStep>> = {
  payment: CHECKOUT_STEP.PAYMENT,
  address: CHECKOUT_STEP.ADDRESS,
  shipping: CHECKOUT_STEP.SHIPPING,
  summary: CHECKOUT_STEP.SUMMARY,
};

/** What the cart already knows. */
export type Progress = Readonly<Record<Exclude<Step, 'summary'>, boolean>>;

/** The first step whose answer is missing; the summary when none is. */
export function firstOpenStep(progress: Progress): Step {
  return STEPS.find((step) => step !== 'summary' && !progress[step]) ?? 'summary';
}

/** Everything up to the first open step may be entered: what has been answered can be changed. */
export function mayEnter(step: Step, progress: Progress): boolean {
  return STEPS.indexOf(step) <= STEPS.indexOf(firstOpenStep(progress));
}

/** The step that an address leads to: its own if it may be entered, else the first that is missing. */
export function stepToShow(slug: string | undefined, progress: Progress): Step {
  const requested = STEPS.find((step) => step === slug);
  return requested !== undefined && mayEnter(requested, progress) ? requested : firstOpenStep(progress);
}

export function stepAfter(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? step;
}

/** The step before; undefined for the first, which the cart page precedes. */
export function stepBefore(step: Step): Exclude<Step, 'summary'> | undefined {
  switch (step) {
    case 'payment':
      return undefined;
    case 'address':
      return 'payment';
    case 'shipping':
      return 'address';
    case 'summary':
      return 'shipping';
  }
}

export function pathOfStep(step: Step): string {
  return `/checkout/${step}`;
}
