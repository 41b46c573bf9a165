import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { productsSlice } from 'shared-contracts';
import { zloty } from 'shared-contracts/testing/money';
import { forgetUnseen, takeProducts } from './take-products.ts';

const NOW = 1_000;

/** A page that shows one product, inside of another one's answer. */
const setUp = () => {
  const store = createStore();
  const seen = { sku: 'A', name: 'Pralka', final_price: zloty(999) };
  const shown = [{ rootFields: ['msProducts'], variables: {}, data: { msProducts: { items: [{ id: 1, similar: [seen] }] } } }];
  const ports = { store, answers: { shown: () => shown } };
  return { ports, known: () => store.get(productsSlice.read) };
};

describe('what is told of products', () => {
  it('[Z-09] is kept by SKU until its time, field by field', () => {
    const { ports, known } = setUp();
    takeProducts(ports, [{ sku: 'A', price: zloty(999), final_price: zloty(899) }], NOW);
    takeProducts(ports, [{ sku: 'A', final_price: zloty(879) }], NOW + 1);
    expect(known()).toEqual({ A: { sku: 'A', price: zloty(999), final_price: zloty(879), timestamp: NOW + 1 + 1_800_000 } });
  });

  it('[J-187] is a change where the page shows another price, and none elsewhere', () => {
    const { ports } = setUp();
    const told = [{ sku: 'A', final_price: zloty(899) }, { sku: 'NIGDZIE', final_price: zloty(1) }, { sku: 'BEZ-CENY' }];
    expect(takeProducts(ports, told, NOW)).toEqual([{ sku: 'A', name: 'Pralka', hasTag: false, before: zloty(999), now: zloty(899) }]);
    expect(takeProducts(ports, told, NOW)).toEqual([]);
  });

  it('[J-188] is forgotten of products that are not shown, once changes may have been missed', () => {
    const { ports, known } = setUp();
    const prices = [
      { sku: 'A', final_price: zloty(899) },
      { sku: 'NIGDZIE', final_price: zloty(1) },
    ];
    takeProducts(ports, prices, NOW);
    forgetUnseen(ports);
    expect(Object.keys(known())).toEqual(['A']);
  });
});
