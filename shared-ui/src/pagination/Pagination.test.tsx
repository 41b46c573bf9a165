/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part.tsx';
import { Pagination } from './index.ts';

describe('[J-26] pagination', () => {
  test('pages are real links and the current one is marked', () => {
    renderPart(<Pagination page={2} pages={9} hrefOf={(page) => `/agd/pralki.html?p=${page}`} />);
    expect(screen.getByRole('link', { name: 'Strona 3' }).getAttribute('href')).toBe('/agd/pralki.html?p=3');
    expect(screen.getByRole('link', { name: 'Strona 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Następna strona' }).getAttribute('rel')).toBe('next');
  });

  test('beyond the last page the way back leads to the last one', () => {
    renderPart(<Pagination page={99} pages={6} hrefOf={(page) => `/agd/pralki.html?p=${page}`} />);
    expect(screen.getByRole('link', { name: 'Poprzednia strona' }).getAttribute('href')).toBe('/agd/pralki.html?p=6');
  });

  test('a listing of one page has no pages to choose', () => {
    renderPart(<Pagination page={1} pages={1} hrefOf={String} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
