import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const list = style({ display: 'grid' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '4px 12px',
  padding: '12px 0',
  borderTop: `1px solid ${vars.colour.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const picture = style({ gridRow: '1 / span 2', width: '72px', borderRadius: vars.radius.small, background: vars.colour.picture });
export const textBlock = style({ minWidth: 0 });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere', ':hover': { color: vars.colour.accentText } });
export const pieces = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const review = style({ fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const price = style({ justifySelf: 'end' });
export const addOns = style({ gridColumn: '2 / -1' });
