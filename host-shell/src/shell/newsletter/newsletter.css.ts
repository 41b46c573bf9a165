import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const block = style({
  display: 'grid',
  gap: vars.space[12],
  maxWidth: vars.layout.width,
  margin: '0 auto',
  padding: `${vars.space[32]} ${vars.layout.gutter} ${vars.space[8]}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 2fr)', gap: vars.space[40] } },
});

export const form = style({ display: 'grid', gap: vars.space[8], maxWidth: '640px' });
export const label = style({ color: vars.colour.ink, fontWeight: vars.weight.strong });
// Below each other where the text is large.
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const email = style({
  flex: '1 1 11rem',
  // A field without a width is as wide as twenty of its letters: too much where the text is large.
  width: '100%',
  minWidth: 0,
  minHeight: '48px',
  padding: '10px 14px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  color: vars.colour.ink,
  ':hover': { borderColor: vars.colour.ink },
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.colour.error, boxShadow: `inset 0 0 0 1px ${vars.colour.error}` } },
});

export const submit = style({
  minHeight: '48px',
  flex: '0 1 auto',
  padding: `0 ${vars.space[24]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.colour.accent,
  color: vars.colour.onAccent,
  fontSize: vars.size[16],
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});

export const agreement = style({ display: 'flex', gap: '10px', padding: `${vars.space[8]} 0`, fontSize: vars.size[13], cursor: 'pointer' });
globalStyle(`${agreement} > input`, { flex: 'none', width: '20px', height: '20px', margin: 0, accentColor: vars.colour.accent });
globalStyle(`${agreement} > input[aria-invalid="true"]`, { outline: `2px solid ${vars.colour.error}`, outlineOffset: '1px' });

export const problem = style({ fontSize: vars.size[14], color: vars.colour.error, fontWeight: vars.weight.medium });
export const privacy = style({
  justifySelf: 'start',
  padding: `${vars.space[4]} 0`,
  color: vars.colour.accentText,
  fontSize: vars.size[13],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const done = style({
  color: vars.colour.success,
  fontSize: vars.size[16],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
// At its field on every screen: below it, beside the button as well.
globalStyle(`${line} > ${problem}`, { '@media': { [media.tabletUp]: { gridRow: 2, gridColumn: '1 / -1' } } });
