import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';
import { page as formPage } from '../forms/form-page.css.ts';

export const page = style([formPage, { gap: '16px' }]);
export const help = style({ marginTop: '16px', color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const result = style({ width: '100%', maxWidth: '480px', '@media': { [media.tabletUp]: { maxWidth: '640px' } } });
