import { style } from '@vanilla-extract/css';

// The label is white in both schemes, as it is printed.
const ink = '#12161f';
export const picture = style({ display: 'block', width: '100%', maxWidth: '320px', height: 'auto', marginInline: 'auto', fill: ink });
export const energy = style({ fill: '#ffffff', fontSize: 24, fontWeight: 800, letterSpacing: '0.08em' });
export const strong = style({ fontSize: 15, fontWeight: 700 });
export const plain = style({ fontSize: 12 });
export const letter = style({ fontSize: 20, fontWeight: 800 });
export const own = style({ fontSize: 26, fontWeight: 800, fill: '#ffffff' });
export const links = style({ display: 'grid', gap: '4px', marginTop: '16px' });
