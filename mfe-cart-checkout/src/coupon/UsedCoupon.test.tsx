/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zloty } from 'shared-contracts/testing/money';
import { createFakeCommerce } from '../testing/fake-commerce.ts';
import { shopOf } from '../testing/open-checkout.tsx';
import { UsedCoupon } from './UsedCoupon.tsx';

jest.mock('./send-coupon.ts', () => {
  throw new Error('Loading chunk 7 failed');
});

it('[J-59] a coupon whose code for taking it out does not come stays, and says so', async () => {
  const { Wrapper } = shopOf(createFakeCommerce(), '/checkout/cart');
  const coupon = { code: 'AMPER50', name: '', discount: zloty(50) };
  await act(async () => render(<UsedCoupon coupon={coupon} />, { wrapper: Wrapper }));
  await userEvent.click(screen.getByRole('button', { name: 'Usuń kod rabatowy AMPER50' }));
  expect((await screen.findByText('Nie udało się zapisać zmiany. Spróbuj ponownie.')).getAttribute('role')).toBe('alert');
  expect(screen.getByText('AMPER50')).toBeTruthy();
});
