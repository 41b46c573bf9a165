import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

/** At least a screen high, so that the footer stays below the fold and is not moved by the lines that arrive. */
export const page = style({
  minHeight: '100svh',
  paddingTop: '16px',
  '@media': { [media.desktop]: { paddingBlock: '24px 64px' } },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px', marginBottom: '16px' });
export const count = style({ color: vars.colour.muted, fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const noScript = style({
  marginBottom: '16px',
  padding: '12px 16px',
  borderRadius: vars.radius.card,
  background: vars.colour.warningTint,
});
export const alone = style({ paddingBlock: '24px', '@media': { [media.desktop]: { paddingBlock: '40px' } } });
