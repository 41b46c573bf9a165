import { describe, expect, test } from '@jest/globals';
import { instalmentTag } from 'shared-contracts/testing';
import { zloty } from 'shared-contracts/testing/money';
import { withLiveFields } from './live-fields.ts';

const tagFor = (price: number) => instalmentTag('A', price);
const read = { final_price: zloty(1000), omnibus_price: null, installmentsPriceTag: { installments: 10, monthly_installment: zloty(100) } };

describe('a product with what is known since it was read', () => {
  test('[L-06] shows news of what it shows, and is itself without any', () => {
    expect(withLiveFields(read, undefined)).toBe(read);
    expect(withLiveFields(read, { qty: 3, final_price: zloty(1000) })).toBe(read);
    expect(withLiveFields(read, { final_price: zloty(900), omnibus_price: zloty(950) })).toMatchObject({
      final_price: zloty(900),
      omnibus_price: zloty(950),
    });
  });

  test.each([
    ['of a changed price that nobody knows yet are not told', { final_price: zloty(900) }, null],
    ['of the new price are told', { final_price: zloty(900), installmentsPriceTag: tagFor(900) }, tagFor(900)],
    ['of an earlier price are not told', { final_price: zloty(800), installmentsPriceTag: tagFor(900) }, null],
    ['that have ended are not told', { installmentsPriceTag: null }, null],
    ['of the same price stay', { qty: 3 }, read.installmentsPriceTag],
    ['come back with their price', { final_price: zloty(1000), installmentsPriceTag: tagFor(900) }, read.installmentsPriceTag],
  ])('[H-08] instalments %s', (_case, news, tag) => {
    expect(withLiveFields(read, news).installmentsPriceTag).toEqual(tag);
  });

  test('[L-06] the label with what was saved at another price goes with that price', () => {
    const labels = [{ code: 'new' }, { code: 'reduced' }];
    const labelled = { final_price: zloty(1000), labels };
    expect(withLiveFields(labelled, { final_price: zloty(900) }).labels).toEqual([{ code: 'new' }]);
    expect(withLiveFields({ ...labelled, qty: 2 }, { qty: 1 }).labels).toBe(labels);
  });

  test('[H-08] a product that tells no instalments gets none', () => {
    const card = { final_price: zloty(1000) };
    expect(withLiveFields(card, { installmentsPriceTag: tagFor(1000) })).toBe(card);
  });
});
