import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px', marginBottom: '16px' });
export const price = style({ marginBottom: '8px', color: vars.colour.muted });
export const offers = style({ display: 'grid', gap: '8px' });
export const legend = style({ marginBottom: '8px', fontWeight: vars.weight.strong });
export const example = style({ marginTop: '16px', fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted });
