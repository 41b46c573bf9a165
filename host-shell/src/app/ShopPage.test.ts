import { describe, expect, it } from '@jest/globals';
import { pageModules, type PageKind } from 'shared-contracts';
import { chromeOf } from './ShopPage.tsx';

describe('the frame of a page', () => {
  it.each(['checkout', 'delivery-date', 'payment-error'] as const)('[R-46] ≠14: %s has the reduced one', (kind) =>
    expect(chromeOf(kind)).toBe('reduced'),
  );

  it('[R-46] ≠14: the gallery has none', () => expect(chromeOf('product-gallery')).toBe('none'));

  it('[R-46] ≠14: cart, success and everything else have the whole one', () => {
    const others = (Object.keys(pageModules) as PageKind[]).filter(
      // its own keys
      (kind) => !['checkout', 'delivery-date', 'payment-error', 'product-gallery'].includes(kind),
    );
    expect(others).toEqual(expect.arrayContaining(['cart', 'success', 'home']));
    for (const kind of [...others, 'not-found', 'unpublished'] as const) expect(chromeOf(kind)).toBe('full');
  });
});
