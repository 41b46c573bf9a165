/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTestShop } from '../testing/shop.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SlotFailure } from './SlotFailure.tsx';
import { skeletonLayout } from './skeleton-layout.ts';

afterEach(cleanup);

describe('a slot', () => {
  it('that is late says so and asks for nothing', () => {
    render(createTestShop().wrap(<SlotFailure remote="mfe-catalog" slow />));
    expect(screen.getByRole('status').textContent).toContain('wczytuje się dłużej niż zwykle');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that failed says so, names the remote and can be tried again', () => {
    const retry = jest.fn();
    render(createTestShop().wrap(<SlotFailure remote="mfe-catalog 1.2.0" onRetry={retry} />));
    expect(screen.getByRole('alert').textContent).toContain('mfe-catalog 1.2.0');
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('the loading view', () => {
  it('[V-03] says that it loads, whatever the page', () => {
    for (const kind of ['home', 'listing', 'product', 'cart', 'login', 'cms'] as const) {
      render(createTestShop().wrap(<PageSkeleton kind={kind} />));
      expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
      cleanup();
    }
  });

  it('[V-03] has the layout of the page', () => {
    expect([skeletonLayout('search'), skeletonLayout('product'), skeletonLayout('blog-post')]).toEqual(['listing', 'product', 'text']);
  });
});
