import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const panel = style({ marginTop: '16px' });
export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const error = style({ color: vars.colour.error, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const list = style({ display: 'grid', gap: '16px', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  paddingTop: '16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.colour.line}` } },
});
export const name = style({ fontWeight: vars.weight.strong });
export const reason = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });
export const active = style([reason, { color: vars.colour.success, fontWeight: vars.weight.strong }]);
export const items = style({ margin: '8px 0 0', padding: 0, border: 0 });
export const legend = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });
/** A button without a frame that stands alone: its words stand where the others do. */
export const quiet = style({ selectors: { '&:only-child': { marginInlineStart: '-14px' } } });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' });
