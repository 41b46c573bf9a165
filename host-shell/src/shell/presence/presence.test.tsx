/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { appSlice, connectionAfter } from 'shared-contracts';
import { createTestShop } from '../testing/shop.tsx';
import { onlineBanner } from './online-banner.ts';
import { OnlineIndicator } from './OnlineIndicator.tsx';
import { isFarDown } from './ScrollToTop.tsx';
import { createTabTitle } from './tab-title.ts';

describe('the title of a hidden tab', () => {
  const tab = (title = 'Pralki') => ({ title, hidden: false });

  it('[S-25] is the message of the store, and the own title comes back', () => {
    const page = tab();
    const onChange = createTabTitle(page, 'Wróć do nas! 🛒');
    page.hidden = true;
    onChange();
    expect(page.title).toBe('Wróć do nas! 🛒');
    page.hidden = false;
    onChange();
    expect(page.title).toBe('Pralki');
  });

  it('[S-25] a title that the page got meanwhile stays', () => {
    const page = tab();
    const onChange = createTabTitle(page, 'Wróć!');
    page.hidden = true;
    onChange();
    page.title = 'Lodówki';
    page.hidden = false;
    onChange();
    expect(page.title).toBe('Lodówki');
  });

  it('[S-25] an empty message changes nothing', () => {
    const page = tab();
    page.hidden = true;
    createTabTitle(page, '')();
    expect(page.title).toBe('Pralki');
  });
});

describe('the online indicator', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('[V-12] is not there before the browser has been offline', () => {
    expect(onlineBanner({ isOnline: true, hasBeenOffline: false }, false)).toBeNull();
  });

  it('[V-13] [V-14] [V-15] [N-22] says offline as long as it lasts, then online for three seconds', () => {
    const shop = createTestShop();
    render(shop.wrap(<OnlineIndicator />));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => shop.store.set(appSlice.patch, connectionAfter('offline')));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status').textContent).toBe('Nie masz połączenia z internetem. Niektóre funkcjonalności mogą być niedostępne.');
    act(() => shop.store.set(appSlice.patch, connectionAfter('online')));
    act(() => jest.advanceTimersByTime(2900));
    expect(screen.getByRole('status').textContent).toBe('Jesteś połączony z internetem.');
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

it('[S-23] [N-20] the way to the top is offered beyond 200 px', () => {
  expect([isFarDown(200), isFarDown(201)]).toEqual([false, true]);
});
