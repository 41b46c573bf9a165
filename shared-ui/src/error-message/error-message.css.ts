import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const details = style({ fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.muted });
