import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const slideIn = keyframes({ from: { transform: 'translateY(100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const region = style({ position: 'fixed', zIndex: vars.layer.toast, insetInline: 0, bottom: 0, pointerEvents: 'none' });

const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  minHeight: '48px',
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
  bottom: vars.space[24],
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
  '@media': { [media.belowDesktop]: { bottom: '96px' }, [media.low]: { display: 'none' } },
});
