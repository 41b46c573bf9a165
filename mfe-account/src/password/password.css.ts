import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const sent = style({ display: 'grid', gap: '8px', marginTop: '16px', overflowWrap: 'anywhere' });
export const strong = style({ fontWeight: vars.weight.strong });
export const muted = style({ color: vars.colour.muted });
export const back = style({ marginTop: '16px', fontSize: vars.size[14], lineHeight: vars.leading[24] });
export const hint = style({ display: 'block', color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[24] });
