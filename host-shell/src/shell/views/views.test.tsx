/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTestShop } from '../testing/shop.tsx';
import { ConnectionFailedView } from './ConnectionFailedView.tsx';
import { MaintenanceView } from './MaintenanceView.tsx';
import { NotFoundView, notFoundLayout } from './NotFoundView.tsx';
import { RenderErrorView } from './RenderErrorView.tsx';
import { UnpublishedView } from './UnpublishedView.tsx';

const mount = (view: ReactNode) => {
  const shop = createTestShop();
  render(shop.wrap(view));
  return shop;
};
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

afterEach(cleanup);

describe('the not-found view', () => {
  it.each([
    [0, 0],
    [0.3333, 0],
    [0.34, 1],
    [0.67, 2],
    [0.9999, 2],
  ])('[V-01] chance %p gives layout %p', (random, layout) => expect(notFoundLayout(random)).toBe(layout));

  it.each([
    [0, 'Ups! Nie ma takiej strony'],
    [0.5, 'Ta strona wyszła z promocji'],
    [0.9, 'Zgubiliśmy sygnał'],
  ])('[V-01] chance %p says "%s" and leads home', (random, title) => {
    mount(<NotFoundView random={random} />);
    expect(heading()).toBe(title);
    expect(screen.getByRole('link', { name: 'Wróć na stronę główną' }).getAttribute('href')).toBe('/');
  });
});

describe('unpublished content', () => {
  const breadcrumbs = [
    { name: 'AGD', url: '/agd.html', category_id: 11 },
    { name: 'Pralki', url: '/agd/pralki.html', category_id: 34 },
  ];

  it('[R-21] says so and leads to the parent category and home', () => {
    mount(<UnpublishedView resolution={{ category_id: 34, breadcrumbs }} />);
    expect(heading()).toBe('Ta strona jest już niedostępna');
    expect(screen.getByRole('link', { name: 'Przejdź do kategorii: Pralki' }).getAttribute('href')).toBe('/agd/pralki.html');
    expect(screen.getByRole('link', { name: 'Wróć na stronę główną' })).toBeTruthy();
  });

  it('[R-21] without a category leads home', () => {
    mount(<UnpublishedView resolution={null} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  });
});

describe('failures', () => {
  it("[V-04] [V-06] [V-08] the server can't be reached: says so, a press tries again", () => {
    const retry = jest.fn();
    mount(<ConnectionFailedView isOnline onRetry={retry} />);
    expect(heading()).toBe('Nie udało się nawiązać połączenia z serwerem');
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('[V-07] offline has its own words', () => {
    mount(<ConnectionFailedView isOnline={false} onRetry={() => undefined} />);
    expect(heading()).toBe('Brak połączenia z internetem');
  });

  it('[V-02] the maintenance page has its title and text', () => {
    mount(<MaintenanceView />);
    expect(heading()).toBe('Zasypały nas spadające ceny!');
    expect(screen.getByText(/Wróć do nas za chwilę!/)).toBeTruthy();
  });

  it('[V-11] a rendering error can be reloaded or cleared', () => {
    const [reload, clear] = [jest.fn(), jest.fn()];
    mount(<RenderErrorView onReload={reload} onClear={clear} />);
    fireEvent.click(screen.getByRole('button', { name: 'Odśwież' }));
    fireEvent.click(screen.getByRole('button', { name: 'Wyczyść błąd' }));
    expect([reload.mock.calls.length, clear.mock.calls.length]).toEqual([1, 1]);
  });
});
