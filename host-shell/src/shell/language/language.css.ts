import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const toggle = style({ display: 'inline-flex', marginRight: '-4px', whiteSpace: 'nowrap' });
globalStyle(`${toggle} > a`, { minWidth: '28px', padding: '0 4px', textAlign: 'center' });
globalStyle(`${toggle} > a + a`, { position: 'relative' });
globalStyle(`${toggle} > a + a::before`, { content: '"·"', position: 'absolute', left: '-2px', pointerEvents: 'none' });
globalStyle(`${toggle} > [aria-current]`, { fontWeight: vars.weight.strong });
