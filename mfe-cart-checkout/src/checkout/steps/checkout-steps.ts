/** K-01, R-34, R-37: the steps of the checkout, and which of them may be entered. */

import { CHECKOUT_STEP } from 'shared-contracts/codes';

/** In order; the cart page precedes them, the success page follows. Each is the last segment of its path. */
export const STEPS = ['payment', 'address', 'shipping', 'summary'] as const;
export type Step = (typeof STEPS)[number];

/** Which steps the cart has an answer for. */
export type Progress = Readonly<Record<Exclude<Step, 'summary'>, boolean>>;

/** The first incomplete step; the summary when there is none. */
export function firstOpenStep(progress: Progress): Step {
  return STEPS.find((step) => step !== 'summary' && !progress[step]) ?? 'summary';
}

/** Steps up to the first open one may be entered: answers can be changed. */
export function mayEnter(step: Step, progress: Progress): boolean {
  return CHECKOUT_STEP[step] <= CHECKOUT_STEP[firstOpenStep(progress)];
}

/** The step to show for the one that the path names (null: none): itself if it may be entered, else the first open one. */
export function stepToShow(requested: Step | null, progress: Progress): Step {
  return requested !== null && mayEnter(requested, progress) ? requested : firstOpenStep(progress);
}

/** The steps of a cart: nobody is asked how it arrives when all of it comes by e-mail (J-250). */
export const stepsOf = (isVirtual: boolean): readonly Step[] => (isVirtual ? STEPS.filter((step) => step !== 'shipping') : STEPS);

export function stepAfter(step: Step, isVirtual: boolean): Step {
  return stepsOf(isVirtual).find((next) => CHECKOUT_STEP[next] > CHECKOUT_STEP[step]) ?? step;
}

/** The step before; undefined for the first, which the cart page precedes. */
export function stepBefore(step: Step, isVirtual: boolean): Exclude<Step, 'summary'> | undefined {
  switch (step) {
    case 'payment':
      return undefined;
    case 'address':
      return 'payment';
    case 'shipping':
      return 'address';
    case 'summary':
      return isVirtual ? 'address' : 'shipping';
  }
}

export function pathOfStep(step: Step): string {
  return `/checkout/${step}`;
}
