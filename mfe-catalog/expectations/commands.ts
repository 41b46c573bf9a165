import { waitFor } from '@testing-library/react';
import { parseApiError } from 'shared-contracts';
import { cartCommand, command, eventsDuring, type Expectation } from 'shared-contracts/testing/expectations';

const refuse = (problem: string): never => {
  throw new Error(problem);
};

/** What stands behind the buttons of tiles and product pages. */
export const commands: readonly Expectation[] = [
  cartCommand('puts a product into the cart by its SKU, counts it, and tells of it (C-23)', async ({ cart, bus, cartCount, pieces }) => {
    const before = pieces();
    const events = await eventsDuring(bus, ['cart.item-added@1', 'cart.changed@1'], async () => {
      const outcome = await cart.add({ sku: 'PRALKA', qty: 2 });
      if (!outcome.ok) refuse(`cart.add answers ${outcome.error.code}: ${outcome.error.message}`);
    });
    const added = events.some(([name, payload]) => name === 'cart.item-added@1' && payload.sku === 'PRALKA' && payload.qty === 2);
    if (!added) refuse(`cart.item-added@1 was not published with SKU and quantity, but ${JSON.stringify(events)}`);
    if (!events.some(([name, payload]) => name === 'cart.changed@1' && payload.totalCount === before + 2))
      refuse(`cart.changed@1 was not published with the count, but ${JSON.stringify(events)}`);
    await waitFor(() => cartCount() === before + 2 || refuse(`the counter says ${cartCount()}, not ${before + 2}`));
  }),

  cartCommand('brings the chosen warranty and services into the cart (C-26, C-27)', async ({ cart, commerce }) => {
    const outcome = await cart.add({ sku: 'ZMYWARKA', qty: 1, warrantyId: 2, services: [{ id: 11, optionId: 15 }] });
    if (!outcome.ok) refuse(`cart.add answers ${outcome.error.code}: ${outcome.error.message}`);
    const item = commerce.itemsOf('c1').find(({ sku, warranty }) => sku === 'ZMYWARKA' && warranty !== null);
    if (item?.warranty?.id !== 2 || item.services[0]?.id !== 11 || item.services[0].option?.id !== 15)
      refuse(`the line has ${JSON.stringify(item)}`);
  }),

  cartCommand('answers why a product was refused', async ({ cart, commerce, cartCount, pieces }) => {
    const before = pieces();
    commerce.failNext('addItem', parseApiError(400, { message: 'Brak towaru.', code: 'out_of_stock' }));
    const outcome = await cart.add({ sku: 'PRALKA', qty: 1 });
    if (outcome.ok) return refuse('cart.add answers that all went well');
    if (outcome.error.code !== 'out_of_stock' || outcome.error.message !== 'Brak towaru.')
      refuse(`cart.add answers ${outcome.error.code}: ${outcome.error.message}`);
    await waitFor(() => cartCount() === before || refuse(`the counter says ${cartCount()}, not ${before}`));
  }),

  command(
    'counts a product at once, though the rules of the cart do not come (C-23)',
    async ({ cart, cartCount }) => {
      const before = cartCount();
      const outcome = cart.add({ sku: 'PRALKA', qty: 2 });
      if (cartCount() !== before + 2) refuse(`the counter says ${cartCount()}, not ${before + 2}`);
      if ((await outcome).ok) refuse('cart.add answers that all went well');
      if (cartCount() !== before + 2) refuse(`the counter says ${cartCount()} after the failure, not ${before + 2}: the product waits`);
    },
    '0.2.0',
  ),

  command('puts a product on the list of comparison (M-05)', async ({ compare, compared }) => {
    if (compare === null) return refuse('it gives no service for the list');
    compare.add('PRALKA');
    await waitFor(() => compared().includes('PRALKA') || refuse(`the list is ${JSON.stringify(compared())}`));
  }),

  command('asks a guest who presses the heart to sign in (W-06)', async ({ wishlist, bus }) => {
    if (wishlist === null) return refuse('it gives no service for the heart');
    const events = await eventsDuring(bus, ['login.requested@1'], async () => {
      const outcome = await wishlist.toggle({ sku: 'PRALKA', product_id: 7 });
      if (outcome !== 'login-requested') refuse(`wishlist.toggle answers ${JSON.stringify(outcome)}`);
    });
    if (!events.some(([name, payload]) => name === 'login.requested@1' && payload.reason === 'wishlist'))
      refuse(`login.requested@1 was not published, but ${JSON.stringify(events)}`);
  }),
];
