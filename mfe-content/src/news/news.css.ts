import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const title = style({ marginTop: '8px' });

export const lead = style({
  margin: '12px 0 24px',
  fontWeight: vars.weight.medium,
  '@media': { [media.tabletUp]: { fontSize: vars.size[18], lineHeight: vars.leading[28] } },
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: '4px',
  height: '100%',
  padding: '16px 20px 20px',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.lift, color: vars.colour.accentText },
});

export const all = style({ marginTop: '16px' });

export const day = style({ color: vars.colour.muted, fontSize: vars.size[13], lineHeight: vars.leading[20] });

export const name = style({ fontSize: vars.size[16], lineHeight: vars.leading[24], fontWeight: vars.weight.strong });
