import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { vars } from './contract.css.ts';
import { media } from './breakpoints.ts';
import { scales } from './scales.ts';

describe('token contract', () => {
  test('its names are stable between releases', () => {
    expect(vars.colour.accent).toBe('var(--am-colour-accent)');
    expect(vars.colour.promoTint).toBe('var(--am-colour-promo-tint)');
    expect(vars.space[16]).toBe('var(--am-space-16)');
    const names = Object.values(vars).flatMap((group) => Object.values(group));
    expect(names.filter((name) => !/^var\(--am-[a-z0-9-]+\)$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('[N-22] panels slide for 300 ms, as drawers, dialogs and sheets do', () => {
    expect(scales.motion.slow).toBe('300ms');
    const layers = readFileSync(join(__dirname, '../../../shared-ui/src/internal/modal.css.ts'), 'utf8');
    expect(new Set(layers.match(/transitionDuration: [\w.]+/g))).toEqual(new Set(['transitionDuration: vars.motion.slow']));
  });

  test('[N-30] desktop styles begin at 1100 px, tablet ones at 768', () => {
    expect(media.desktop).toBe('screen and (min-width: 1100px)');
    expect(media.belowDesktop).toBe('screen and (max-width: 1099.98px)');
    expect(media.tabletUp).toBe('screen and (min-width: 768px)');
  });
});
