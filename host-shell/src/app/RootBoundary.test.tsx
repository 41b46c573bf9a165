/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTestShop } from '../shell/testing/shop.tsx';
import { RootBoundary } from './RootBoundary.tsx';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('an error that no part of the page has caught', () => {
  it('[V-11] shows the error screen, and clearing it brings the page back', async () => {
    let broken = true;
    const Page = (): ReactNode => {
      if (broken) throw new Error('broken page');
      return <h1>AGD</h1>;
    };
    render(
      createTestShop().wrap(
        <RootBoundary>
          <Page />
        </RootBoundary>,
      ),
    );
    expect(await screen.findByRole('alert')).toBeTruthy();
    const [reload, clear] = screen.getAllByRole('button');
    expect(reload && clear).toBeTruthy();
    broken = false;
    if (clear) fireEvent.click(clear);
    expect(await screen.findByRole('heading', { name: 'AGD' })).toBeTruthy();
  });
});
