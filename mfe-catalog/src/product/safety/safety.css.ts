import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 40px',
  overflowWrap: 'break-word',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const title = style({ marginBottom: '4px', fontSize: vars.size[15], lineHeight: vars.leading[20] });
export const address = style({ fontStyle: 'normal', color: vars.colour.muted });
export const mail = style({ color: vars.colour.accentText, ':hover': { textDecoration: 'underline' } });
export const sheetNote = style({ marginTop: '8px', fontSize: vars.size[13], color: vars.colour.muted });
