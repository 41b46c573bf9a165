/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney, grosze } from 'shared-contracts';
import { createTestShop } from 'shared-contracts/testing';
import { zloty } from 'shared-contracts/testing/money';
import { pageProduct } from '../../testing/fixtures.ts';
import { ProductPrice } from '../buy-box/ProductPrice.tsx';

const offersOf = (amount: number) => [
  { id: 1, name: '10 rat', months: 10, rrso: 0, monthly: grosze(amount / 10), total: grosze(amount), example: 'Przykład' },
  { id: 2, name: '20 rat', months: 20, rrso: 5, monthly: grosze(amount / 20), total: grosze(amount), example: 'Przykład' },
];

/** The open calculator of a product for 1799 zł. @param isSlow the answer for an amount is told by the test */
const open = async (isSlow: (amount: number) => boolean = () => false) => {
  const held = new Map<number, (offers: unknown) => void>();
  const { Wrapper } = createTestShop({
    path: '/pralka.html',
    results: {
      installmentOffers: ({ amount }: { readonly amount: number }) =>
        isSlow(amount) ? new Promise((resolve) => void held.set(amount, resolve)) : offersOf(amount),
    },
  });
  const product = pageProduct();
  const { rerender } = render(<ProductPrice product={product} />, { wrapper: Wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Oblicz ratę' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Wpłata własna' });
  /** A price that is pushed: what its instalments are is told later. */
  const push = (price: number): void =>
    rerender(<ProductPrice product={{ ...product, final_price: zloty(price), installmentsPriceTag: null }} />);
  const tell = (amount: number) => act(async () => held.get(amount)?.(offersOf(amount)));
  return { field, push, tell };
};

const planOf = (amount: number) =>
  screen.queryByRole('radio', {
    name: /^10 rat/,
    description: `RRSO 0%, razem ${formatMoney(grosze(amount))} ${formatMoney(grosze(amount / 10))} / mies.`,
  });
const legend = (amount: number) => screen.queryByRole('group', { name: `Raty z kwoty ${formatMoney(grosze(amount))}` });

describe('the calculator of instalments', () => {
  test('[J-178] stays open, with what is typed and the focus in it, while another price comes', async () => {
    const { field, push } = await open();
    await userEvent.type(field, '500');
    push(1500);
    expect(screen.getByRole('textbox', { name: 'Wpłata własna' })).toBe(field);
    expect([field.value, document.activeElement]).toEqual(['500', field]);
    expect(screen.getByText('Cena produktu: 1 500,00 zł')).toBeTruthy();
  });

  test('[J-178] [J-187] counts with what is paid at once for the price of now, and says when too little remains of it', async () => {
    const { field, push } = await open();
    expect(legend(179_900)).toBeTruthy();
    await userEvent.type(field, '500{Enter}');
    expect([legend(129_900), planOf(129_900)]).not.toContain(null);
    push(1500);
    expect([legend(100_000), planOf(100_000)]).not.toContain(null);
    push(400);
    expect(screen.getByText('Podaj kwotę niższą od ceny produktu.')).toBeTruthy();
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  test('[J-178] tells no sums of an amount under another: while they are counted the plans stay where they are, without them', async () => {
    const { field, tell } = await open((amount) => amount === 129_900);
    const plans = screen.getAllByRole('radio');
    expect(planOf(179_900)).toBe(plans[0]);
    await userEvent.type(field, '500{Enter}');
    expect(legend(129_900)).toBeTruthy();
    expect([planOf(179_900), planOf(129_900)]).toEqual([null, null]);
    expect(screen.getAllByRole('radio')).toEqual(plans);
    await tell(129_900);
    expect(planOf(129_900)).toBe(plans[0]);
  });
});
