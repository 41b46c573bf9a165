import { waitFor } from '@testing-library/react';
import type { CartOutcome } from 'shared-contracts';
import { command, toldDuring, type Expectation } from 'shared-contracts/testing/expectations';

const refuse = (problem: string): never => {
  throw new Error(problem);
};

const done = async (name: string, outcome: Promise<CartOutcome>): Promise<void> => {
  const answer = await outcome;
  if (!answer.ok) refuse(`${name} answers ${answer.error.code}: ${answer.error.message}`);
};

/** What stands behind the steppers and buttons of the cart's lines. */
export const commands: readonly Expectation[] = [
  command('takes a line out of the cart by its number and puts it back (C-22)', async ({ cart, bus, cartCount, commerce, pieces }) => {
    await done('cart.add', cart.add({ sku: 'ZMYWARKA', qty: 1 }));
    const line = commerce.itemsOf('c1').find(({ sku }) => sku === 'ZMYWARKA');
    if (line === undefined) return refuse('cart.add has put nothing into the cart');
    const told = await toldDuring(bus, ['cart.item-removed@1'], () => done('cart.remove', cart.remove(line.item_id)));
    if (!told.some(([name, payload]) => name === 'cart.item-removed@1' && payload.sku === 'ZMYWARKA'))
      refuse(`cart.item-removed@1 was not told with the SKU, but ${JSON.stringify(told)}`);
    await waitFor(() => cartCount() === pieces() || refuse(`the counter says ${cartCount()}, not ${pieces()}, after a line has gone`));
    await done('cart.undoRemoval', cart.undoRemoval());
    if (!commerce.itemsOf('c1').some(({ sku }) => sku === 'ZMYWARKA')) refuse('cart.undoRemoval has not put the line back');
  }),

  command('changes the quantity of a line by its number, and tells of it (C-20)', async ({ cart, bus, commerce }) => {
    await done('cart.add', cart.add({ sku: 'SUSZARKA', qty: 1 }));
    const line = commerce.itemsOf('c1').find(({ sku }) => sku === 'SUSZARKA');
    if (line === undefined) return refuse('cart.add has put nothing into the cart');
    const told = await toldDuring(bus, ['cart.item-changed@1'], () => done('cart.changeQuantity', cart.changeQuantity(line.item_id, 3)));
    if (!told.some(([name, payload]) => name === 'cart.item-changed@1' && payload.sku === 'SUSZARKA' && payload.qty === 3))
      refuse(`cart.item-changed@1 was not told with SKU and quantity, but ${JSON.stringify(told)}`);
  }),

  command('tells who comes late how the cart stands, but not what was added before', async ({ cart, bus }) => {
    await done('cart.add', cart.add({ sku: 'ODKURZACZ', qty: 1 }));
    const told = await toldDuring(bus, ['cart.item-added@1', 'cart.changed@1'], async () => {});
    if (told.length !== 1 || told[0]?.[0] !== 'cart.changed@1') refuse(`a late listener hears ${JSON.stringify(told)}`);
  }),
];
