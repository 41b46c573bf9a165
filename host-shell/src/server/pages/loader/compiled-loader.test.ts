import { describe, expect, it } from '@jest/globals';
import { cartPageLoader, pageLoader } from './generated.ts';

describe('[J-12] the inline loader', () => {
  it.each([
    ['every page', pageLoader],
    ['pages that show the cart', cartPageLoader],
  ])('of %s is one line of valid script that can stand in HTML', (_pages, text) => {
    expect(() => new Function(text)).not.toThrow();
    expect(text).not.toMatch(/<\/|<!--|\n/);
  });
});
