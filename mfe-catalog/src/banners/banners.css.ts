import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(480px, 1fr))' } },
});
const shape = { aspectRatio: '3 / 2', '@media': { [media.tabletUp]: { aspectRatio: '4 / 1' } } } as const;
/** The place of a banner. */
export const room = style(shape);
export const banner = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.colour.picture,
});
export const image = style({ display: 'block', width: '100%', objectFit: 'cover', ...shape });
