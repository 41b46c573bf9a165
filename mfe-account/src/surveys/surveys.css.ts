import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const publication = style({ display: 'grid', gap: '8px' });
/** Below the text of the box above it. */
export const note = style({ paddingInlineStart: '32px', color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const published = style({ display: 'grid', justifyItems: 'center', gap: '8px', marginTop: '16px', textAlign: 'center' });
