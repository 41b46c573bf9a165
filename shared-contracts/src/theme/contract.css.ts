import { createGlobalThemeContract } from '@vanilla-extract/css';
import { palettes } from './palettes.ts';
import { scales, shadows } from './scales.ts';

/** Turns every leaf into the name of its token: `{ card: '#fff' }` → `{ card: 'colour-card' }`. */
function named<T extends object>(group: string, values: T): { [K in keyof T]: string } {
  const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  // The type of fromEntries loses the keys, which are those of `values`.
  return Object.fromEntries(Object.keys(values).map((key) => [key, `${group}-${kebab(key)}`])) as { [K in keyof T]: string };
}

/**
 * The token contract between all releases of host and remotes. Its names (`--am-colour-card`, …) are stable:
 * a token may be added, never renamed or removed, since several releases stand on one page.
 */
export const vars = createGlobalThemeContract(
  {
    colour: named('colour', palettes.amperio.light),
    space: named('space', scales.space),
    radius: named('radius', scales.radius),
    size: named('size', scales.size),
    leading: named('leading', scales.leading),
    weight: named('weight', scales.weight),
    font: named('font', scales.font),
    shadow: named('shadow', shadows.light),
    layer: named('layer', scales.layer),
    motion: named('motion', scales.motion),
    layout: named('layout', scales.layout),
  },
  (name) => `am-${name ?? ''}`,
);
