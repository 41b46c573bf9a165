/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { appSlice, grosze } from 'shared-contracts';
import { createTestShop, TestPage } from '../testing/shop.tsx';
import { fromValue, never } from 'wonka';
import { Provider } from 'urql';
import type { SearchSuggestionsQuery } from '../../graphql/generated.ts';

const found: SearchSuggestionsQuery['searchSuggestions'] = {
  phrases: ['pralka 8 kg', 'pralka wąska'],
  categories: [{ count: 84, category: { name: 'Pralki', url: '/agd/pralki.html' } }],
  products: [
    {
      sku: 'P1',
      name: 'WISŁOTECH WT-8',
      request_path: '/wislotech-wt-8.html',
      thumbnail: '/media/catalog/1/a',
      final_price: grosze(179_900),
    },
  ],
};
const nothing: SearchSuggestionsQuery['searchSuggestions'] = { phrases: [], categories: [], products: [] };

const asked: string[] = [];
let answer: SearchSuggestionsQuery['searchSuggestions'] | 'waiting' = found;

/** A client that answers every query with `answer`. */
const client = {
  executeQuery: ({ variables }: { readonly variables: { readonly query: string } }) => {
    asked.push(variables.query);
    return answer === 'waiting' ? never : fromValue({ data: { searchSuggestions: answer } });
  },
} as never; // the hook uses this one method

const type = async (field: HTMLElement, text: string): Promise<void> => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  await act(async () => jest.advanceTimersByTimeAsync(300));
};

const draw = () => {
  const shop = createTestShop({ path: '/' });
  render(
    shop.wrap(
      <Provider value={client}>
        <TestPage kind="home">
          <p>Witaj</p>
        </TestPage>
      </Provider>,
    ),
  );
  const bar = within(screen.getByRole('banner')).getByRole('search');
  return { ...shop, bar: within(bar), field: within(bar).getByRole('searchbox') };
};

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  answer = found;
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia; // jsdom has none
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the search bar', () => {
  it('asks once for what was typed, after a pause, from two letters on', async () => {
    const { field } = draw();
    await type(field, 'p');
    expect(asked).toEqual([]);
    fireEvent.change(field, { target: { value: 'pr' } });
    fireEvent.change(field, { target: { value: 'pra' } });
    await type(field, 'pralka ');
    expect([...new Set(asked)]).toEqual(['pralka']);
  });

  it('offers phrases, categories and products, and says how many', async () => {
    const { bar, field } = draw();
    await type(field, 'pralka');
    expect(bar.getByRole('link', { name: 'pralka wąska' }).getAttribute('href')).toBe('/search.html?query=pralka+w%C4%85ska');
    expect(bar.getByRole('link', { name: /Pralki/ }).getAttribute('href')).toBe('/agd/pralki.html');
    expect(bar.getByRole('link', { name: /WISŁOTECH WT-8/ }).textContent?.replaceAll('\u00a0', ' ')).toContain('1 799,00 zł');
    expect(bar.getByRole('status').textContent).toBe('4 podpowiedzi');
  });

  it('says when nothing fits', async () => {
    answer = nothing;
    const { bar, field } = draw();
    await type(field, 'xyz');
    expect(bar.getByText(/Nic nie pasuje do „xyz”/)).toBeTruthy();
  });

  it('[D-11] shows what was searched last before anything is typed', async () => {
    const { bar, field, store } = draw();
    act(() => store.set(appSlice.patch, { searchHistory: ['telewizor', 'czajnik'] }));
    await type(field, '');
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['telewizor', 'czajnik']);
  });

  it('closes its suggestions on Esc', async () => {
    const { bar, field } = draw();
    await type(field, 'pralka');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(bar.queryByRole('link')).toBeNull();
  });

  it('[D-09] [D-10] searches for what stands in the field, and not for nothing', async () => {
    const { field, store } = draw();
    const form = field.closest('form');
    if (form === null) throw new Error('the field has no form');
    fireEvent.submit(form);
    expect(store.get(appSlice.read).searchHistory).toEqual([]);
    fireEvent.change(field, { target: { value: 'ekspres' } });
    fireEvent.submit(form);
    expect(store.get(appSlice.read).searchHistory).toEqual(['ekspres']);
  });
});
