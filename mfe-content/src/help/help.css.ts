import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const heading = style({ marginBottom: '8px', fontSize: vars.size[18], lineHeight: vars.leading[24] });

export const list = style({ display: 'grid', gap: '4px', marginBottom: '12px', paddingInlineStart: '20px', listStyle: 'disc' });
