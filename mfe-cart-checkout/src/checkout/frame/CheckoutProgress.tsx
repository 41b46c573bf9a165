import type { ReactNode } from 'react';
import { CART_PATH, useTexts } from 'shared-contracts';
import { Steps, type Step as StepItem } from 'shared-ui/steps';
import { progressOf, type CheckoutCart } from '../cart/checkout-cart.ts';
import { STEPS, mayEnter, pathOfStep, stepsOf, type Step } from '../steps/checkout-steps.ts';
import { texts } from '../texts.ts';

interface CheckoutProgressProps {
  readonly step: Step;
  /** Null while it is being read: then only the step of the address is known. */
  readonly cart: CheckoutCart | null;
}

/** Where the shopper is; every step that may be entered is a link. */
export const CheckoutProgress = ({ step, cart }: CheckoutProgressProps): ReactNode => {
  const t = useTexts(texts);
  const progress = cart === null ? null : progressOf(cart);
  const itemOf = (item: Step): StepItem => {
    const name = t(`steps.${item}`);
    if (item === step) return { name, state: 'current' };
    const isBefore = STEPS.indexOf(item) < STEPS.indexOf(step);
    const isDone = progress === null || item === 'summary' ? isBefore : progress[item];
    const isOpen = progress !== null && mayEnter(item, progress);
    return { name, state: isDone ? 'done' : 'ahead', ...(isOpen && { to: pathOfStep(item) }) };
  };
  return (
    <Steps items={[{ name: t('steps.cart'), state: 'done', to: CART_PATH }, ...stepsOf(cart?.has_virtual_address ?? false).map(itemOf)]} />
  );
};
