import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const toggle = style({ display: 'inline-flex', gap: vars.space[8], whiteSpace: 'nowrap' });
globalStyle(`${toggle} > a`, { opacity: 0.85, minWidth: '24px', textAlign: 'center' });
globalStyle(`${toggle} > a + a::before`, { content: '"·"', marginRight: vars.space[8], pointerEvents: 'none' });
globalStyle(`${toggle} > [aria-current]`, { opacity: 1, fontWeight: vars.weight.strong });
