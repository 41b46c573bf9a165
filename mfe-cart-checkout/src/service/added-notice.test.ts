import { beforeAll, describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { grosze, noticesQueueAtom } from 'shared-contracts';

import { createConfirmation } from './added-notice.ts';
import { cartSlice } from './cart-atoms.ts';
import type { CartItem } from './cart-schema.ts';
import { texts } from './texts.ts';

const line = (sku: string, name: string): CartItem => ({
  item_id: 1,
  sku,
  name,
  qty: 4,
  catalog_price: grosze(149_900),
  catalog_final_price: grosze(129_900),
  thumbnail: `/media/${sku}`,
});

function setup(language: 'pl' | 'ua' = 'pl') {
  let time = 0;
  const store = createStore();
  store.set(cartSlice.patch, { items: [line('PRALKA', 'Pralka'), line('WKLAD', 'Wkład')] });
  const confirm = createConfirmation({ store, language, now: () => time });
  const shown = () => JSON.parse(JSON.stringify(store.get(noticesQueueAtom)).replaceAll('\u00a0', ' ')) as { readonly id: string }[]; // our own notices
  return { confirm, shown, pass: (ms: number) => void (time += ms) };
}

describe('the confirmation of an addition', () => {
  beforeAll(() => texts.load('ua'));

  it('[J-301] shows picture, name, pieces and price of what was added, beside the way to the cart', () => {
    const { confirm, shown } = setup();
    confirm({ sku: 'PRALKA', qty: 1 });
    const card = { picture: '/media/PRALKA', title: 'Pralka', details: '1 299,00 zł' };
    expect(shown()).toMatchObject([
      { type: 'success', content: 'Dodano do koszyka', card, link: { to: '/checkout/cart', label: 'Zobacz koszyk' } },
    ]);
    confirm({ sku: 'PRALKA', qty: 3 });
    expect(shown()).toMatchObject([{ content: 'Dodano do koszyka', card: { details: '3 sztuki po 1 299,00 zł' } }]);
  });

  it('[J-301] is a new one each time, and tells of those that were added with it', () => {
    const { confirm, shown, pass } = setup();
    confirm({ sku: 'PRALKA', qty: 1 });
    const [first] = shown();
    confirm({ sku: 'WKLAD', qty: 1 });
    expect(shown()).toMatchObject([{ content: 'Dodano do koszyka razem z 1 innym produktem', card: { title: 'Wkład' } }]);
    expect(shown()[0]?.id).not.toBe(first?.id);
    pass(3000);
    confirm({ sku: 'WKLAD', qty: 1 });
    expect(shown()).toMatchObject([{ content: 'Dodano do koszyka' }]);
  });

  it('[J-301] is said in Ukrainian, and without a picture where the cart does not know the product', () => {
    const { confirm, shown } = setup('ua');
    confirm({ sku: 'NIEZNANY', qty: 1 });
    expect(shown()).toEqual([expect.not.objectContaining({ card: expect.anything() })]);
    expect(shown()).toMatchObject([{ content: 'Додано до кошика', link: { label: 'Переглянути кошик' } }]);
  });
});
