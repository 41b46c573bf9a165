import { describe, expect, test } from '@jest/globals';
import { vars } from './contract.css.ts';
import { media } from './breakpoints.ts';

describe('token contract', () => {
  test('its names are stable between releases', () => {
    expect(vars.colour.accent).toBe('var(--am-colour-accent)');
    expect(vars.colour.promoTint).toBe('var(--am-colour-promo-tint)');
    expect(vars.space[16]).toBe('var(--am-space-16)');
    const names = Object.values(vars).flatMap((group) => Object.values(group));
    expect(names.filter((name) => !/^var\(--am-[a-z0-9-]+\)$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('[N-30] desktop styles begin at 1100 px, tablet ones at 768', () => {
    expect(media.desktop).toBe('screen and (min-width: 1100px)');
    expect(media.belowDesktop).toBe('screen and (max-width: 1099.98px)');
    expect(media.tabletUp).toBe('screen and (min-width: 768px)');
  });
});
