import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const slideIn = keyframes({ from: { transform: 'translateY(100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const region = style({ position: 'fixed', zIndex: vars.layer.toast, insetInline: 0, bottom: 0, pointerEvents: 'none' });

/** As high as its words in lines of 20/16 rem: they are known, and grow with the shopper's own size of text (hence em). */
const lines = (count: number): { readonly vars: Record<string, string> } => ({
  vars: { [vars.layout.foot]: `calc(24px + ${count * 1.25}rem)` },
});
// What sticks to the lower edge of a page is above the banner: both can be read and pressed.
globalStyle(`:root:has(${region} > p)`, {
  vars: { [vars.layout.foot]: '48px' },
  '@media': { '(max-width: 42em)': lines(2), '(max-width: 22em)': lines(3), '(max-width: 14em)': lines(6) },
});

const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  minHeight: vars.layout.foot,
  padding: `${vars.space[12]} ${vars.layout.gutter}`,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
  animation: `${slideIn} ${vars.motion.slow} ${vars.motion.ease}`,
});

export const offline = style([banner, { background: vars.colour.inverse, color: vars.colour.onInverse }]);
export const online = style([banner, { background: vars.colour.successTint, color: vars.colour.success }]);

/** S-23: floats over the lower right corner. */
export const toTop = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  right: vars.layout.gutter,
  bottom: `calc(${vars.space[24]} + ${vars.layout.foot})`,
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  padding: 0,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: '50%',
  background: vars.colour.raised,
  color: vars.colour.ink,
  boxShadow: vars.shadow.lift,
  animation: `${fadeIn} ${vars.motion.fast}`,
  ':focus-visible': { borderRadius: '50%' },
  ':hover': { color: vars.colour.accentText },
  // Above a buy bar that sticks to the lower edge of a phone or tablet.
  '@media': { [media.belowDesktop]: { bottom: `calc(96px + ${vars.layout.foot})` }, [media.low]: { display: 'none' } },
});
