import type { IconPurpose } from './icons.ts';
import type { StoreLook } from './store-look.ts';

/** The bolt of the shop's logo, on a ground of 34 × 34. */
export const BOLT = 'M18.6 6.5 9.4 18.9h6.4l-1 8.6 9.8-13h-6.7z';

/** An icon as SVG in the colours of the store. A maskable one fills its square; the bolt is within the circle that no system cuts. */
export const iconDrawing = ({ light }: StoreLook, size: number, purpose: IconPurpose): string => {
  const ground = `<rect width="34" height="34" rx="${purpose === 'maskable' ? 0 : 8}" fill="${light.accent}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 34 34">${ground}<path d="${BOLT}" fill="${light.onAccent}"/></svg>`;
};
