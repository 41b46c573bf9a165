import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBottom: `1px solid ${vars.colour.line}`,
  background: vars.colour.card,
  fontSize: vars.size[14],
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], flex: 1 });

export const link = style({ color: vars.colour.accentText, textDecoration: 'underline' });

export const button = style({
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: 'none',
  selectors: { '&[aria-pressed="true"]': { borderColor: vars.colour.ink, fontWeight: vars.weight.strong } },
});

export const note = style({ maxWidth: '60ch', margin: `${vars.space[48]} auto`, padding: vars.space[16] });

export const skeleton = style({
  height: '60vh',
  margin: vars.space[24],
  borderRadius: vars.radius.panel,
  background: vars.colour.card,
});
