import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';
import { field as plainField } from '../parts/parts.css.ts';

export const stack = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' });
export const field = style([plainField, { border: 0, padding: 0, margin: 0, minWidth: 0 }]);

export const drop = style({
  display: 'grid',
  gap: vars.space[12],
  justifyItems: 'start',
  padding: vars.space[20],
  background: vars.colour.card,
  border: `2px dashed ${vars.colour.control}`,
  borderRadius: vars.radius.card,
});
export const dropOver = style([drop, { borderColor: vars.colour.accent, background: vars.colour.page }]);

export const cards = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
});
export const thumbnail = style({
  width: '100%',
  height: '180px',
  objectFit: 'contain',
  background: vars.colour.page,
  borderRadius: vars.radius.control,
});
export const name = style({ overflowWrap: 'anywhere' });
export const summary = style({
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  minHeight: '44px',
  paddingBlock: vars.space[12],
  cursor: 'pointer',
  fontWeight: vars.weight.strong,
  selectors: { 'details[open] > &': { listStyleType: 'disclosure-open' } },
});

export const dialog = style({
  width: 'min(1100px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: vars.space[20],
  overflowY: 'auto',
  background: vars.colour.page,
  color: vars.colour.ink,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  '::backdrop': { background: 'rgb(18 22 31 / 55%)' },
});

export const focusBox = style({
  position: 'relative',
  justifySelf: 'start',
  padding: 0,
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  cursor: 'crosshair',
});
export const whole = style({ display: 'block', maxHeight: '280px', width: 'auto', maxWidth: '100%' });
export const mark = style({
  position: 'absolute',
  width: '28px',
  height: '28px',
  translate: '-50% -50%',
  border: '3px solid #ffffff',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px #12161f, inset 0 0 0 2px #12161f',
});
export const crops = style({ display: 'flex', gap: vars.space[12], alignItems: 'end' });
const crop = style({ display: 'block', height: '120px', objectFit: 'cover', borderRadius: vars.radius.control });
export const wideCrop = style([crop, { aspectRatio: '16 / 9' }]);
export const tallCrop = style([crop, { aspectRatio: '3 / 4' }]);
