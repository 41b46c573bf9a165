/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { points } from '../../testing/checkout-fixtures.ts';
import { createFakeCommerce } from '../../testing/fake-commerce.ts';
import { shopOf } from '../../testing/open-checkout.tsx';
import { PickupResults } from './PickupResults.tsx';

const nothing = (): void => {};

/** The first point, and with a press on “more” all of them. */
const Found = (): ReactNode => {
  const [count, setCount] = useState(1);
  const search = {
    found: { kind: 'found', points: points.slice(0, count), total: points.length },
    retry: nothing,
    more: count < points.length ? () => setCount(points.length) : null,
  } as const;
  return <PickupResults search={search} kind="point" chosen={null} marked={null} today={new Map()} onChoose={nothing} onMark={nothing} />;
};

it('the focus goes on with the first of the points that “more” has brought', async () => {
  const { Wrapper } = shopOf(createFakeCommerce(), '/checkout/shipping');
  await act(async () => render(<Found />, { wrapper: Wrapper }));
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż kolejne' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pokaż na mapie: Paczkomat WAW01');
});
