import type { BadgeTone } from './Badge.tsx';

const toneByCode: Readonly<Record<string, BadgeTone>> = {
  reduced: 'promo',
  shock: 'promo',
  new: 'ink',
  preorder: 'ink',
  plus: 'plus',
  'zero-percent': 'success',
  bestseller: 'accent',
  outlet: 'warning',
  'online-only': 'info',
};

/** [P-09] The look of a product label by its code; an unknown code gets the quiet one. */
export const labelTone = (code: string): BadgeTone => toneByCode[code] ?? 'info';
