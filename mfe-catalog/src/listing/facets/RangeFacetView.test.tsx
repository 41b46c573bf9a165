/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestShop } from 'shared-contracts/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { setOnScreen } from '../../testing/fake-observer.ts';
import { readCategoryAddress } from '../address/read-address.ts';
import { ListingAddressContext } from '../listing-context.ts';
import { ListingNavigationContext } from '../navigation.ts';
import type { FacetView, RangeFacet } from './facet-model.ts';
import { Facets } from './Facets.tsx';
import { RangeFacetView } from './RangeFacetView.tsx';

const price: RangeFacet = {
  kind: 'range',
  code: 'price',
  label: 'Cena',
  unit: '',
  min: 899,
  max: 4199,
  chosen: { from: null, to: null },
  form: { action: '/tv.html', hidden: [] },
};

test('a price typed before the scripts came is the one that is applied', async () => {
  setOnScreen(false);
  const requests: string[] = [];
  const { Wrapper } = createTestShop();
  const listing = (
    <Wrapper>
      <ListingNavigationContext value={{ target: null, go: (href) => void requests.push(href) }}>
        <ListingAddressContext value={readCategoryAddress({ pathname: '/tv.html', search: '' })}>
          <RangeFacetView facet={price} />
        </ListingAddressContext>
      </ListingNavigationContext>
    </Wrapper>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(listing);
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cena od (zł)' });
  from.value = '1500';
  const root = await act(async () => hydrateRoot(place, listing));
  await act(async () => void fireEvent.submit(from));
  expect(from.value).toBe('1500');
  expect(requests).toEqual(['/tv/f/price,1500-']);
  await act(async () => root.unmount());
});

test('a range keeps the focus and what is typed in it when a facet before it goes', () => {
  setOnScreen(false);
  const { Wrapper } = createTestShop();
  const listing = (facets: readonly FacetView[]) => (
    <ListingAddressContext value={readCategoryAddress({ pathname: '/tv.html', search: '' })}>
      <Facets facets={facets} guide={null} />
    </ListingAddressContext>
  );
  const facets = ['price', 'glebokosc', 'szerokosc', 'wysokosc', 'waga'].map((code): FacetView => ({ ...price, code, label: code }));
  const { rerender } = render(listing(facets), { wrapper: Wrapper });
  const typed = screen.getByRole<HTMLInputElement>('textbox', { name: /^waga od/ });
  typed.focus();
  fireEvent.change(typed, { target: { value: '12' } });
  rerender(listing(facets.filter(({ code }) => code !== 'szerokosc')));
  expect(document.activeElement).toBe(typed);
  expect(typed.value).toBe('12');
});
