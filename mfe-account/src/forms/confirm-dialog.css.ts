import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const refusal = style({ marginTop: '12px', color: vars.colour.error, selectors: { '&:empty': { display: 'none' } } });
