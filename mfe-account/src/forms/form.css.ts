import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const form = style({ display: 'flex', flexDirection: 'column', gap: '16px' });

/** Disabled until hydration, without looking so. */
export const submit = style({ selectors: { '&:disabled': { opacity: 1 } } });

export const announcement = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const noScript = style({
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  background: vars.colour.warningTint,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginTop: '4px' });

/** Two short fields beside each other where there is room. */
export const pair = style({ display: 'grid', gap: '16px', '@media': { [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' } } });

/** What belongs to the field above. */
export const below = style({ marginTop: '4px', fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const agreements = style({ display: 'grid', gap: '8px' });
/** As wide as a code. */
export const code = style({ maxWidth: '280px', fontVariantNumeric: 'tabular-nums' });
