import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const forgotten = style({ marginTop: '-8px', fontSize: vars.size[14], lineHeight: vars.leading[24] });
