import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  left: 0,
  right: 0,
  // Below the header: what a thumb presses stands further down, the bar of a product page at the very end.
  top: '78px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '8px',
  pointerEvents: 'none',
  '@media': {
    [media.desktop]: { top: 'auto', left: '24px', right: 'auto', bottom: `calc(24px + ${fallbackVar(vars.layout.foot, '0px')})` },
  },
});

/**
 * Inside a layer toasts stand in its flow, below its head: they cover none of its actions, and those at its foot stay where
 * they are. Beside a drawer there is room for them from tablets up.
 */
export const inLayer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '8px',
  padding: '12px 20px',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.tabletUp]: {
      selectors: {
        'dialog[data-side] &': { position: 'fixed', right: '24px', bottom: '24px', padding: 0, pointerEvents: 'none' },
        'dialog[data-side="right"] &': { right: `calc(${vars.layout.drawer} + 24px)` },
      },
    },
  },
});

const outline = `1px solid ${vars.colour.line}`;

export const toast = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '2px 10px',
  // S-27, N-20: 290 px.
  width: '290px',
  padding: '12px 4px 12px 14px',
  borderRadius: vars.radius.card,
  borderLeft: '4px solid currentColor',
  background: vars.colour.raised,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  // S-28: a fade of 150 ms.
  transition: 'opacity 150ms linear',
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.ease}`,
  // In the flow of a layer nothing floats, and a shadow would be cut off where the place of toasts ends.
  selectors: { [`${inLayer} &`]: { boxShadow: 'none', borderBlock: outline, borderRight: outline } },
  '@media': {
    [media.tabletUp]: {
      selectors: { [`dialog[data-side] ${inLayer} &`]: { boxShadow: vars.shadow.float, borderBlock: 0, borderRight: 0 } },
    },
  },
});

export const leaving = style({ opacity: 0 });

export const tone = styleVariants({
  success: { color: vars.colour.success },
  error: { color: vars.colour.error },
  warning: { color: vars.colour.warning },
  info: { color: vars.colour.info },
});

export const textBlock = style({
  alignSelf: 'center',
  color: vars.colour.ink,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  overflowWrap: 'anywhere',
});
export const title = style({ display: 'block', fontWeight: vars.weight.strong });
export const close = style({ width: '36px', height: '36px', alignSelf: 'start', marginTop: '-6px' });
export const action = style({
  gridColumn: '2 / -1',
  justifySelf: 'start',
  minHeight: '36px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.colour.accentText,
  fontSize: vars.size[14],
  fontWeight: vars.weight.strong,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const card = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  marginTop: '6px',
  paddingRight: '10px',
  color: vars.colour.ink,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const picture = style({ flex: '0 0 56px', width: '56px', borderRadius: vars.radius.control });
export const about = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 });
export const details = style({ display: 'block', fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const link = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  fontSize: vars.size[14],
});
