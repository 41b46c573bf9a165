import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const title = style({ marginBottom: '8px', fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const lead = style({ maxWidth: '68ch', color: vars.colour.muted, fontSize: vars.size[15], lineHeight: vars.leading[24] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginTop: '16px' });
export const refusal = style({ marginTop: '12px', color: vars.colour.error, selectors: { '&:empty': { display: 'none' } } });
