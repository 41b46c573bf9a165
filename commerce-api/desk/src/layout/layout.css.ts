import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

const wide = '(min-width: 1200px)';
const narrow = '(max-width: 599px)';

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space[16],
  insetBlockStart: '-100px',
  zIndex: vars.layer.skip,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.colour.inverse,
  color: vars.colour.onInverse,
  selectors: { '&:focus': { insetBlockStart: vars.space[8] } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  background: vars.colour.card,
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  '@media': { [wide]: { paddingInline: vars.space[24] } },
});

export const brand = style({ color: vars.colour.muted, fontSize: vars.size[14] });
export const name = style({ color: vars.colour.ink, fontSize: vars.size[18], fontWeight: vars.weight.bold, letterSpacing: '-0.02em' });

export const nav = style({
  order: 3,
  flexBasis: '100%',
  minWidth: 0,
  '@media': { [wide]: { order: 0, flex: 1 } },
});
export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], marginInline: `-${vars.space[8]}` });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `0 ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  color: vars.colour.ink,
  fontSize: vars.size[15],
  fontWeight: vars.weight.medium,
  selectors: { '&:hover': { background: vars.colour.page } },
});
export const currentLink = style([link, { background: vars.colour.accentTint, color: vars.colour.accentText }]);

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  marginInlineStart: 'auto',
  color: vars.colour.muted,
  fontSize: vars.size[14],
});

export const whose = style({ '@media': { [narrow]: { display: 'none' } } });

export const main = style({
  width: '100%',
  maxWidth: '960px',
  marginInline: 'auto',
  padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[64]}`,
});

/** Above everything, so that nothing moves when one comes or goes. */
export const notices = style({
  position: 'fixed',
  insetInline: vars.space[16],
  insetBlockEnd: vars.space[16],
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  maxWidth: '560px',
  padding: `${vars.space[12]} ${vars.space[20]}`,
  borderRadius: vars.radius.control,
  background: vars.colour.inverse,
  color: vars.colour.onInverse,
  boxShadow: vars.shadow.lift,
  pointerEvents: 'auto',
});
export const alarm = style([
  notice,
  { background: vars.colour.errorTint, color: vars.colour.error, border: `1px solid ${vars.colour.error}` },
]);

export const close = style({
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
});

export const loading = style({ padding: vars.space[48], textAlign: 'center', color: vars.colour.muted });
