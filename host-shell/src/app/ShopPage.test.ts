import { describe, expect, it } from '@jest/globals';
import { pageModules, type PageKind } from 'shared-contracts';
import { chromeOf } from './ShopPage.tsx';

describe('the frame of a page', () => {
  it.each(['checkout', 'reservation', 'delivery-date', 'payment-error'] as const)('[R-46] ≠14: %s has the reduced one', (kind) =>
    expect(chromeOf(kind)).toBe('reduced'),
  );

  it('[R-46] [R-47] the gallery has none', () => expect(chromeOf('gallery')).toBe('none'));

  it('[R-46] ≠14: cart, success, promotion archive and everything else have the whole one', () => {
    const others = (Object.keys(pageModules) as PageKind[]).filter(
      (kind) => !['checkout', 'reservation', 'delivery-date', 'payment-error', 'gallery'].includes(kind),
    );
    expect(others).toEqual(expect.arrayContaining(['cart', 'success', 'promotion-archive', 'home']));
    for (const kind of [...others, 'not-found', 'unpublished'] as const) expect(chromeOf(kind)).toBe('full');
  });
});
