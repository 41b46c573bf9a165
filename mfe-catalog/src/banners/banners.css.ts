import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(480px, 1fr))' } },
});
export const single = style([row]);
const shape = {
  aspectRatio: '3 / 2',
  '@media': { [media.tabletUp]: { aspectRatio: '4 / 1' } },
  selectors: { [`${single} &`]: { '@media': { [media.desktop]: { aspectRatio: '6 / 1' } } } },
} as const;
/** The place of a banner. */
export const room = style(shape);
export const banner = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.colour.picture,
});
export const image = style({ display: 'block', width: '100%', objectFit: 'cover', ...shape });
/** On a plate: the pictures are of any colour. */
export const words = style({
  position: 'absolute',
  left: '16px',
  bottom: '16px',
  maxWidth: 'calc(100% - 32px)',
  padding: '8px 14px',
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  color: vars.colour.ink,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const title = style({ display: 'block', fontSize: vars.size[18], lineHeight: vars.leading[24] });
