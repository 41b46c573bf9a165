import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const lookup = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
});
/** Room for its words, so that the fields below do not jump by one line. */
export const status = style({
  flex: '1 1 260px',
  minHeight: '40px',
  display: 'grid',
  alignContent: 'center',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const hint = style({ color: vars.colour.muted });
export const problem = style({ color: vars.colour.warning });
/** Its words stand where the others do. */
export const take = style({ marginInlineStart: '-14px' });
