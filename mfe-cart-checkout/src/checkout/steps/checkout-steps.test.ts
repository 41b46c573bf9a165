import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { STEPS, firstOpenStep, mayEnter, stepAfter, stepBefore, stepsOf, stepToShow, type Progress } from './checkout-steps.ts';
import { virtualViewOf } from './virtual-views.ts';

const nothing: Progress = { payment: false, address: false, shipping: false };
const all: Progress = { payment: true, address: true, shipping: true };
const anyProgress = fc.record({ payment: fc.boolean(), address: fc.boolean(), shipping: fc.boolean() });

describe('the steps of the checkout', () => {
  it('[R-37] come in their order', () => expect(STEPS).toEqual(['payment', 'address', 'shipping', 'summary']));

  it.each([
    [null, nothing, 'payment'],
    [null, { ...nothing, payment: true }, 'address'],
    [null, all, 'summary'],
    ['payment', all, 'payment'],
    ['shipping', { ...nothing, payment: true }, 'address'],
    ['summary', { ...all, shipping: false }, 'shipping'],
    ['summary', { ...all, payment: false }, 'payment'],
    ['summary', all, 'summary'],
  ] as const)('[R-34] [R-37] %p with %p shows %p', (requested, progress, step) => expect(stepToShow(requested, progress)).toBe(step));

  it('[R-34] whatever the address and the cart: a step is shown that may be entered, and nothing before it is missing', () => {
    fc.assert(
      fc.property(fc.option(fc.constantFrom(...STEPS)), anyProgress, (requested, progress) => {
        const step = stepToShow(requested, progress);
        expect(mayEnter(step, progress)).toBe(true);
        for (const before of STEPS.slice(0, STEPS.indexOf(step))) expect(before !== 'summary' && progress[before]).toBe(true);
        // A step that may be opened redirects to no other one.
        expect(stepToShow(step, progress)).toBe(step);
      }),
    );
  });

  it('[R-37] one missing answer more never opens a later step', () => {
    fc.assert(
      fc.property(anyProgress, fc.constantFrom('payment', 'address', 'shipping'), (progress, missing) => {
        const less = { ...progress, [missing]: false };
        expect(STEPS.indexOf(firstOpenStep(less))).toBeLessThanOrEqual(STEPS.indexOf(firstOpenStep(progress)));
      }),
    );
  });

  it.each([false, true])('lead on and back one by one, and the summary is the last; without delivery: %s', (isVirtual) => {
    expect(stepsOf(isVirtual).includes('shipping')).toBe(!isVirtual);
    for (const step of stepsOf(isVirtual).slice(1)) {
      const before = stepBefore(step, isVirtual);
      expect(before && stepAfter(before, isVirtual)).toBe(step);
    }
    expect([stepBefore('payment', isVirtual), stepAfter('summary', isVirtual)]).toEqual([undefined, 'summary']);
  });

  it('[K-02] payment and shipping have their virtual page views, the other steps none', () => {
    expect(STEPS.map(virtualViewOf)).toEqual(['/checkout/cart/payment/', null, '/checkout/cart/shipment/', null]);
  });
});
