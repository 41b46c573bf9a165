/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createTestShop } from 'shared-contracts/testing';
import FilmPlayer from './FilmPlayer.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const film = { id: 1, title: 'Pranie', poster: '/media/film/1', duration_seconds: 12, captions: ['Wsyp', 'Włącz', 'Wyjmij'] };

describe('a film of a product', () => {
  test('[J-176] draws its pictures when another is seen, not each time that its clock ticks', () => {
    let drawn = 0;
    const pictures = ['front', 'side', 'detail'].map((view) => ({
      alt: '',
      get url() {
        drawn += 1;
        return `/media/catalog/1/${view}`;
      },
    }));
    render(<FilmPlayer film={film} pictures={pictures} isShown />, { wrapper: createTestShop().Wrapper });
    const atFirst = drawn;
    const play = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    play(3_000);
    expect([screen.getByRole('slider').getAttribute('aria-valuetext'), drawn]).toEqual(['0:03 z 0:12', atFirst]);
    play(1_200);
    expect(screen.getByText('Włącz')).toBeTruthy();
    expect(drawn).toBeGreaterThan(atFirst);
  });
});
