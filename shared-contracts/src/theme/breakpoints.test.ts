import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { below, deviceBreakpoints, from, styleBreakpoints } from './breakpoints.ts';

const root = join(__dirname, '../../..');
const sheets = globSync('{host-shell,shared-ui,shared-contracts,mfe-*}/src/**/*.css.ts', { cwd: root });

describe('widths at which the layout changes', () => {
  test('[N-28] are the ten of the list', () => {
    expect(styleBreakpoints).toEqual([200, 534, 646, 768, 961, 1024, 1100, 1366, 1440, 1920]);
    expect([from(646), below(961)]).toEqual(['screen and (min-width: 646px)', 'screen and (max-width: 960.98px)']);
  });

  test('[N-28] no stylesheet of the shop uses another one, but for the one from which behaviour is that of wide screens', () => {
    expect(sheets.length).toBeGreaterThan(50);
    const allowed = new Set<number>([...styleBreakpoints, ...Object.values(deviceBreakpoints)]);
    const used = sheets.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const named = [...text.matchAll(/\b(?:from|below)\((\d+)\)/g)].map(([, px]) => Number(px));
      // Containers have widths of their own.
      const own = text.includes('@container') ? '' : text;
      // `max-width: 1365px` is the last one below 1366.
      const raw = [...own.matchAll(/\((min|max)-width: ?(\d+)(?:\.\d+)?px/g)].map(([, edge, px]) =>
        edge === 'max' ? Number(px) + 1 : Number(px),
      );
      return [...named, ...raw].map((px) => ({ file, px }));
    });
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter(({ px }) => !allowed.has(px))).toEqual([]);
  });
});
