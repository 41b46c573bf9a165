import { describe, expect, it } from '@jest/globals';
import { CATEGORIES, EVERYTHING, NECESSARY, holding, isInApp, isPolicyPage, policyLinks, withdrawn } from './consent.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 22);
const stored = (days: number) => ({ accepted: true as const, categories: EVERYTHING, timeStored: now - days * DAY });

describe('a decision about cookies', () => {
  it('[G-01] has four purposes, of which the necessary one is always allowed', () => {
    expect(CATEGORIES).toEqual(['necessary', 'functional', 'analytics', 'marketing']);
    expect(NECESSARY).toEqual({ necessary: true, functional: false, analytics: false, marketing: false });
    expect(Object.values(EVERYTHING)).toEqual([true, true, true, true]);
  });

  it.each([
    [0, true],
    [364, true],
    [365, false],
    [-1, false],
  ])('made %s days ago holds: %s', (days, holds) => {
    expect(holding(stored(days), now) !== undefined).toBe(holds);
  });

  it('was never made in a fresh browser', () => {
    expect(holding(undefined, now)).toBeUndefined();
  });

  it('takes something back only when a purpose that was allowed is not any more', () => {
    expect(withdrawn(NECESSARY, EVERYTHING)).toBe(false);
    expect(withdrawn(EVERYTHING, EVERYTHING)).toBe(false);
    expect(withdrawn(EVERYTHING, { ...EVERYTHING, marketing: false })).toBe(true);
  });

  it('[G-11] is not asked for in the app, which asks itself', () => {
    expect(isInApp('?env=app', undefined)).toBe(true);
    expect(isInApp('', 'app')).toBe(true);
    expect(isInApp('?env=web', 'app')).toBe(false);
    expect(isInApp('', undefined)).toBe(false);
  });

  it('[G-14] leads to three pages, which it knows as policy pages', () => {
    const paths = Object.values(policyLinks).map((link) => new URL(link, 'https://shop.test').pathname);
    expect(paths).toEqual(['/polityka-prywatnosci.html', '/pliki-cookies.html', '/zaufani-partnerzy.html']);
    expect(paths.every(isPolicyPage)).toBe(true);
    expect(isPolicyPage('/')).toBe(false);
  });
});
