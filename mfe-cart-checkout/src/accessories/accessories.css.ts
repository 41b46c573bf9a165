import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const panel = style({ marginTop: '16px' });
export const title = style({ marginBottom: '12px', fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const list = style({ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr) auto', alignItems: 'center', gap: '12px' });
export const picture = style({ width: '56px', height: '56px', objectFit: 'contain', borderRadius: vars.radius.small, overflow: 'hidden' });
export const name = style({ fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const price = style({ display: 'block', fontWeight: vars.weight.strong });
