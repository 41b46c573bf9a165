import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const kinds = style({
  display: 'grid',
  gap: '10px',
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Beside each other only where title and price fit on a line each. */
export const handovers = style({ display: 'grid', gap: '10px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' });
export const kind = style({ selectors: { '& + &': { marginTop: 0 } } });

export const hint = style({ fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const verify = style({
  display: 'grid',
  gap: '8px',
  padding: '16px',
  borderRadius: vars.radius.card,
  background: vars.colour.warningTint,
});
export const verifyTitle = style({ fontWeight: vars.weight.strong, color: vars.colour.warning });
export const verifyButtons = style({
  display: 'grid',
  gap: '8px 12px',
  marginTop: '8px',
  '@media': { [media.tabletUp]: { gridAutoFlow: 'column', justifyContent: 'start' } },
});
