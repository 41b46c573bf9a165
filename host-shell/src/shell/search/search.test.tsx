/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { appSlice, grosze } from 'shared-contracts';
import { createTestShop, TestPage } from '../testing/shop.tsx';
import { delay, fromValue, pipe } from 'wonka';
import { Provider } from 'urql';
import type { SearchSuggestionsQuery } from '../../graphql/generated.ts';

const found: SearchSuggestionsQuery['searchSuggestions'] = {
  phrases: ['pralka 8 kg', 'pralka wąska'],
  categories: [{ count: 84, category: { name: 'Pralki', url: '/agd/pralki.html' } }],
  manufacturers: [{ name: 'WISŁOTECH', url: '/producent/wislotech.html' }],
  pages: [{ title: 'Jak wybrać pralkę?', url: '/blog/jak-wybrac-pralke.html' }],
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
const popular = ['telewizory oled', 'pralki'];
const nothing: SearchSuggestionsQuery['searchSuggestions'] = { phrases: [], categories: [], manufacturers: [], pages: [], products: [] };

const asked: string[] = [];
let answer: SearchSuggestionsQuery['searchSuggestions'] = found;
/** How late the answer to a query comes, in ms. */
let lateness: (query: string) => number = () => 0;

/** A client that answers every query with `answer`, and the empty one with what is popular. */
const client = {
  executeQuery: ({ variables: { query } }: { readonly variables: { readonly query: string } }) => {
    asked.push(query);
    const searchSuggestions = query === '' ? { ...nothing, phrases: popular } : { ...answer, phrases: [query, ...answer.phrases] };
    const result = fromValue({ data: { searchSuggestions: query !== '' && answer === nothing ? nothing : searchSuggestions } });
    return lateness(query) === 0 ? result : pipe(result, delay(lateness(query)));
  },
} as never; // the hook uses this one method

const type = async (field: HTMLElement, text: string): Promise<void> => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  await act(async () => jest.advanceTimersByTimeAsync(300));
};

const mount = () => {
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
  lateness = () => 0;
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia; // jsdom has none
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the search bar', () => {
  it('asks once for what was typed, after a pause, from two letters on', async () => {
    const { field } = mount();
    await type(field, 'p');
    fireEvent.change(field, { target: { value: 'pr' } });
    fireEvent.change(field, { target: { value: 'pra' } });
    await type(field, 'pralka ');
    expect([...new Set(asked)]).toEqual(['', 'pralka']);
  });

  it('[J-194] offers phrases, categories, brands, products and pages, and says how many', async () => {
    const { bar, field } = mount();
    await type(field, 'pralka');
    for (const name of ['Podpowiedzi', 'Kategorie', 'Marki', 'Produkty', 'Pomoc i poradniki']) {
      expect(bar.getByRole('group', { name })).toBeTruthy();
    }
    expect(bar.getByRole('option', { name: 'pralka wąska' }).getAttribute('href')).toBe('/search.html?query=pralka+w%C4%85ska');
    expect(bar.getByRole('option', { name: /Pralki/ }).getAttribute('href')).toBe('/agd/pralki.html');
    expect(bar.getByRole('option', { name: 'WISŁOTECH' }).getAttribute('href')).toBe('/producent/wislotech.html');
    expect(bar.getByRole('option', { name: 'Jak wybrać pralkę?' }).getAttribute('href')).toBe('/blog/jak-wybrac-pralke.html');
    expect(bar.getByRole('option', { name: /WISŁOTECH WT-8/ }).textContent?.replaceAll('\u00a0', ' ')).toContain('1 799,00 zł');
    expect(bar.getByRole('status').textContent).toBe('7 podpowiedzi');
  });

  it('[J-194] says how many are shown, not how many there are', async () => {
    answer = { ...found, phrases: ['1', '2', '3', '4', '5', '6'].map((size) => `pralka ${size} kg`) };
    const { bar, field } = mount();
    await type(field, 'pralka');
    expect(bar.getByRole('status').textContent).toBe(`${bar.getAllByRole('option').length} podpowiedzi`);
  });

  it('says when nothing fits', async () => {
    answer = nothing;
    const { bar, field } = mount();
    await type(field, 'xyz');
    expect(bar.getByText(/Nic nie pasuje do „xyz”/)).toBeTruthy();
  });

  it('[D-11] [J-194] shows what was searched last and what is popular before anything is typed', async () => {
    const { bar, field, store } = mount();
    act(() => store.set(appSlice.patch, { searchHistory: ['telewizor', 'czajnik'] }));
    await type(field, '');
    expect(bar.getAllByRole('option').map((option) => option.textContent)).toEqual(['telewizor', 'czajnik', ...popular]);
  });

  it('[J-194] what is popular is no suggestion for what was typed while its answer is awaited', async () => {
    lateness = (query) => (query === 'pralka' ? 2000 : 0);
    const { bar, field } = mount();
    await type(field, '');
    expect(bar.getAllByRole('option').map((option) => option.textContent)).toEqual(popular);
    await type(field, 'pralka');
    expect(bar.queryByRole('option')).toBeNull();
    await act(async () => jest.advanceTimersByTimeAsync(3000));
    expect(bar.getByRole('option', { name: 'pralka' })).toBeTruthy();
  });

  it('[J-194] is walked through with the arrow keys while the focus stays in the field; Enter follows', async () => {
    const { bar, field, store } = mount();
    act(() => field.focus());
    await type(field, 'pralka');
    const active = () => bar.getAllByRole('option').find(({ id }) => id === field.getAttribute('aria-activedescendant'));
    expect(active()).toBeUndefined();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(active()?.textContent).toBe('pralka 8 kg');
    expect(active()?.getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(bar.getByRole('listbox').id);
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) fireEvent.keyDown(field, { key });
    expect(active()?.textContent).toBe('Jak wybrać pralkę?');
    expect(document.activeElement).toBe(field);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(field, { key });
    expect(store.get(appSlice.read).searchHistory).toEqual(['pralka 8 kg']);
  });

  it('[J-194] Esc puts the suggestions away and keeps text and focus; the arrow brings them back', async () => {
    const { bar, field } = mount();
    act(() => field.focus());
    await type(field, 'pralka');
    const goesOn = fireEvent.keyDown(field, { key: 'Escape' });
    expect(goesOn).toBe(false);
    expect(bar.queryByRole('option')).toBeNull();
    expect(document.activeElement).toBe(field);
    expect((field as HTMLInputElement).value).toBe('pralka');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await act(async () => jest.advanceTimersByTimeAsync(300));
    expect(bar.getAllByRole('option').length).toBeGreaterThan(0);
  });

  it('[J-194] Esc keeps the text also where nothing fits it', async () => {
    answer = nothing;
    const { bar, field } = mount();
    act(() => field.focus());
    await type(field, 'xyz');
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
    expect(bar.queryByText(/Nic nie pasuje/)).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it('[J-194] an older answer that comes late never replaces a newer one', async () => {
    lateness = (query) => (query === 'pralka' ? 2000 : 0);
    const { bar, field } = mount();
    await type(field, 'pralka');
    await type(field, 'czajnik');
    await act(async () => jest.advanceTimersByTimeAsync(3000));
    expect(bar.getByRole('option', { name: 'czajnik' })).toBeTruthy();
    expect(bar.queryByRole('option', { name: 'pralka' })).toBeNull();
  });

  it('[D-09] [D-10] searches for what stands in the field, and not for nothing', async () => {
    const { field, store } = mount();
    const form = field.closest('form');
    if (form === null) throw new Error('the field has no form');
    const before = store.get(appSlice.read).searchHistory;
    fireEvent.submit(form);
    expect(store.get(appSlice.read).searchHistory).toEqual(before);
    fireEvent.change(field, { target: { value: 'ekspres' } });
    fireEvent.submit(form);
    expect(store.get(appSlice.read).searchHistory).toEqual(['ekspres', ...before]);
  });
});
