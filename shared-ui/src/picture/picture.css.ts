import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const box = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  background: vars.colour.picture,
});

export const ratio = styleVariants({
  square: { aspectRatio: '1' },
  gallery: { aspectRatio: '1.15' },
  photo: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '16 / 9' },
  banner: { aspectRatio: '3 / 1' },
});

export const image = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const fit = styleVariants({
  // JPEG, the last choice, has a white ground; multiplied it melts into the plate.
  contain: { objectFit: 'contain', mixBlendMode: 'multiply' },
  cover: { objectFit: 'cover' },
});
