import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { palettes, type Palette } from './palettes.ts';
import { scales, shadows } from './scales.ts';

/** Only what a store sets differently from the first one: the theme stands in the critical CSS of every page. */
function differences(own: Palette, base: Palette): Record<string, string> {
  const values: Record<string, string> = {};
  for (const key of Object.keys(vars.colour) as (keyof Palette)[]) {
    // its own keys
    if (own[key] !== base[key]) values[vars.colour[key]] = own[key];
  }
  return values;
}

const { amperio, amperio_pro: pro } = palettes;

globalStyle(':root, [data-store="amperio"]', {
  colorScheme: 'light dark',
  vars: {
    ...assignVars(vars.colour, amperio.light),
    ...assignVars(vars.shadow, shadows.light),
  },
});

globalStyle(':root', {
  vars: {
    ...assignVars(vars.space, scales.space),
    ...assignVars(vars.radius, scales.radius),
    ...assignVars(vars.size, scales.size),
    ...assignVars(vars.leading, scales.leading),
    ...assignVars(vars.weight, scales.weight),
    ...assignVars(vars.font, scales.font),
    ...assignVars(vars.layer, scales.layer),
    ...assignVars(vars.motion, scales.motion),
    ...assignVars(vars.layout, scales.layout),
  },
  '@media': { [media.tabletUp]: { vars: { [vars.layout.gutter]: '24px' } } },
});

globalStyle('[data-store="amperio_pro"]', { vars: differences(pro.light, amperio.light) });

globalStyle(':root, [data-store="amperio"]', {
  '@media': {
    [media.dark]: {
      vars: {
        ...differences(amperio.dark, amperio.light),
        ...assignVars(vars.shadow, shadows.dark),
      },
    },
  },
});

globalStyle('[data-store="amperio_pro"]', {
  '@media': { [media.dark]: { vars: differences(pro.dark, amperio.dark) } },
});
