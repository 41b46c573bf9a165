import type { Grosze } from '../model/basics.ts';

/** '1 799 zł' or '34,99 zł', with no-break spaces: as labels and texts of products write it. */
export function priceText(amount: Grosze): string {
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  const rest = amount % 100;
  return `${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}\u00a0zł`;
}
