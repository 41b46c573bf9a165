/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { gql } from '@urql/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useLocation } from 'react-router-dom';
import { useQuery } from 'urql';

import { useAtomValue } from 'jotai';
import { useCartService } from '../cart/cart-context.ts';
import { cartCountAtom } from '../cart/cart-summary.ts';
import pl from '../i18n/fixtures/i18n/pl.json';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { createTestShop } from './index.ts';

const texts = defineTexts({ pl, ua: () => import('../i18n/fixtures/i18n/ua.json') });
const query = gql`
  query Products($ids: [Int!]) {
    msProducts(ids: $ids) {
      items {
        name
      }
    }
  }
`;

function Part() {
  const t = useTexts(texts);
  const count = useAtomValue(cartCountAtom);
  const { add } = useCartService();
  const { pathname } = useLocation();
  const [{ data }] = useQuery<{ msProducts: { items: { name: string }[] } }>({ query, variables: { ids: [1] } });
  return (
    <button type="button" onClick={() => void add({ sku: 'A', qty: 2 })}>
      {t('listing.count', { count })} {pathname} {data?.msProducts.items[0]?.name}
    </button>
  );
}

const options = { path: '/agd', results: { msProducts: { items: [{ name: 'Pralka' }] } } };

describe('a part in the test shop', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

  it('shows the cart, and the counter moves at the click', async () => {
    const shop = createTestShop(options);
    const place = document.body.appendChild(document.createElement('div'));
    await act(async () =>
      createRoot(place).render(
        <shop.Wrapper>
          <Part />
        </shop.Wrapper>,
      ),
    );
    expect(place.textContent).toBe('Brak produktów /agd Pralka');
    shop.cartApi.hold();
    act(() => place.querySelector('button')?.click());
    expect(place.textContent).toMatch(/^2 produkty/u);
    await act(async () => shop.cartApi.release());
    expect(place.textContent).toMatch(/^2 produkty/u);
  });

  it('waits for Ukrainian texts that nobody has loaded', async () => {
    const shop = createTestShop({ ...options, language: 'ua' });
    const place = document.body.appendChild(document.createElement('div'));
    await act(async () =>
      createRoot(place).render(
        <shop.Wrapper>
          <Part />
        </shop.Wrapper>,
      ),
    );
    expect(place.textContent).toMatch(/^Немає товарів/);
  });

  it('Polish and Ukrainian pages rendered at the same time never mix', async () => {
    await texts.load('ua');
    const html = Array.from({ length: 20 }, (_, index) => {
      const language = index % 2 === 0 ? 'pl' : 'ua';
      const shop = createTestShop({ ...options, language });
      return renderToString(
        <shop.Wrapper>
          <Part />
        </shop.Wrapper>,
      );
    });
    html.forEach((text, index) => expect(text).toContain(index % 2 === 0 ? 'Brak produktów' : 'Немає товарів'));
  });
});
