import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

/** At the lower edge of the window while the listing is in it; on a desktop in the middle of the list, beside the button to the top. */
export const bar = style({
  position: 'sticky',
  // A host of before has no such token.
  bottom: fallbackVar(vars.layout.foot, '0px'),
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  margin: `24px calc(-1 * ${vars.layout.gutter}) 0`,
  padding: '8px 16px',
  paddingBottom: 'max(8px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.colour.line}`,
  background: vars.colour.card,
  boxShadow: vars.shadow.bar,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [media.desktop]: {
      bottom: `calc(${vars.space[24]} + ${fallbackVar(vars.layout.foot, '0px')})`,
      gap: '16px',
      width: 'fit-content',
      margin: '24px auto 0',
      padding: '8px 12px 8px 20px',
      border: `1px solid ${vars.colour.line}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.float,
    },
    [media.low]: { position: 'static' },
  },
});

export const pictures = style({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, overflow: 'hidden' });

/** On the plate of all pictures of products. */
export const picture = style({
  display: 'block',
  width: '44px',
  height: '44px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: '8px',
  background: vars.colour.picture,
  objectFit: 'contain',
});

export const more = style({ color: vars.colour.muted, fontSize: vars.size[14] });

export const open = style({ flex: '0 0 auto', marginInlineStart: 'auto' });
