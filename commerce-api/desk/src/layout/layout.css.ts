import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

const wide = '(min-width: 1200px)';
const small = '(max-width: 1199px)';
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

/** The pages of the desk stand beside the page where there is room. */
export const desk = style({
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: '256px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', minHeight: '100vh' },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  background: vars.colour.card,
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  '@media': { [wide]: { gridColumn: '1 / -1', paddingInline: vars.space[24] }, [narrow]: { columnGap: vars.space[8] } },
});

export const brand = style({ color: vars.colour.muted, fontSize: vars.size[14] });
export const name = style({ color: vars.colour.ink, fontSize: vars.size[18], fontWeight: vars.weight.bold, letterSpacing: '-0.02em' });

export const menu = style({
  minHeight: '44px',
  marginInlineStart: 'auto',
  padding: `0 ${vars.space[12]}`,
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  color: vars.colour.ink,
  fontSize: vars.size[15],
  fontWeight: vars.weight.strong,
  '@media': { [wide]: { display: 'none' } },
});

export const nav = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[16],
  background: vars.colour.card,
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: 0,
      alignContent: 'start',
      maxHeight: '100vh',
      overflowY: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.colour.line}`,
    },
  },
});
export const closedNav = style([nav, { '@media': { [small]: { display: 'none' } } }]);

export const group = style({
  padding: `0 ${vars.space[12]} ${vars.space[4]}`,
  color: vars.colour.muted,
  fontSize: vars.size[13],
  fontWeight: vars.weight.strong,
});
export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  gap: vars.space[4],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const link = style({
  display: 'flex',
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
  color: vars.colour.muted,
  fontSize: vars.size[14],
  '@media': { [wide]: { marginInlineStart: 'auto' } },
});

export const whose = style({ '@media': { [narrow]: { display: 'none' } } });

export const main = style({
  width: '100%',
  maxWidth: '1040px',
  marginInline: 'auto',
  padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[64]}`,
  '@media': { [wide]: { paddingInline: vars.space[24] } },
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
