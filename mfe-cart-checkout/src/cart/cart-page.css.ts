import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

/** Down to the end of the screen below the header, so that the footer is not moved in sight by the lines that arrive. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100svh - 66px)',
  paddingTop: '16px',
  '@media': { [media.desktop]: { minHeight: 'calc(100svh - 156px)', paddingBlock: '24px 64px' } },
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
/** Keeps its distance from the bar that stands below. Beside each other, what follows the lines comes right below them. */
export const columns = style({ marginBottom: '24px', '@media': { [media.desktop]: { gridTemplateRows: 'auto 1fr' } } });
/** A line that is on its way into the cart, below those that are there. */
export const coming = style({ marginTop: '16px', paddingTop: '16px', borderTop: `1px solid ${vars.colour.line}` });
