import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';
import { page as formPage } from '../forms/form-page.css.ts';

export const page = style([formPage, { gap: '16px' }]);
export const help = style({ marginTop: '16px', color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const result = style({ width: '100%', maxWidth: '480px' });
