import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

/** Sticks beside the lines, and what follows them, where there is room for two columns. */
export const summary = style({
  display: 'grid',
  gap: '16px',
  '@media': { [media.desktop]: { position: 'sticky', top: '24px', gridColumn: 2, gridRow: '1 / span 2' } },
});

export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });

export const delivery = style({
  display: 'grid',
  gap: '8px',
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  background: vars.colour.page,
});
/** The room of the free-delivery bar while its rule is being read. */
export const deliveryRoom = style({ height: '60px' });
export const deliveryWords = style({ display: 'flex', gap: '8px', fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const deliveryReached = style([deliveryWords, { color: vars.colour.success, fontWeight: vars.weight.strong }]);

export const promise = style({ minHeight: '42px' });

export const sums = style({ display: 'grid', gap: '10px', fontVariantNumeric: 'tabular-nums' });
export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: '16px', whiteSpace: 'nowrap' });
export const label = style({ color: vars.colour.muted });
export const saving = style({ color: vars.colour.success, fontWeight: vars.weight.strong });

export const total = style([
  sum,
  {
    alignItems: 'center',
    marginTop: '6px',
    paddingTop: '16px',
    borderTop: `1px solid ${vars.colour.line}`,
    fontSize: vars.size[22],
    lineHeight: vars.leading[28],
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.02em',
  },
]);

/** What the sum is called; longer while it is an estimate. */
export const totalLabel = style({ minWidth: 0, whiteSpace: 'normal' });

export const inShop = style({ display: 'grid', gap: '8px' });
export const reserveError = style({
  color: vars.colour.error,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  selectors: { '&:not(:empty)': { marginTop: '8px' } },
});

export const grey = style({ width: '96px' });
export const note = style({ fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.muted });

/** On phones and tablets the bar at the bottom has the button. */
export const checkout = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

export const instalments = style({ marginTop: '-4px' });
export const instalmentsError = style({
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.error,
  ':empty': { display: 'none' },
});
