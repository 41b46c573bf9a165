/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { uiTexts } from '../i18n/index.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Stars } from './index.ts';

describe('stars', () => {
  test('[P-10] mean and number of reviews are read as a sentence', () => {
    renderPart(<Stars summary={96} count={312} />);
    expect(screen.getByText('Ocena 4,8 na 5, 312 opinii')).toBeTruthy();
  });

  test('[I-01] Ukrainian has its own words and plurals', async () => {
    await uiTexts.load('ua');
    renderPart(<Stars summary={96} count={2} />, 'ua');
    expect(screen.getByText('Оцінка 4,8 з 5, 2 відгуки')).toBeTruthy();
  });

  test('a product without reviews says so instead of showing empty stars', () => {
    renderPart(<Stars summary={0} count={0} />);
    expect(screen.getByText('Brak opinii')).toBeTruthy();
  });
});
