const amount = /^(\d{1,8})(?:[.,](\d{1,2}))?$/;

/** Grosze of a price as it is typed: `1 299,00`, `1299.5`, `1299 zł`; 0 for what is none. */
export function groszeOf(text: string): number {
  const [, whole, rest = ''] = amount.exec(text.replaceAll(/\s|zł$/giu, '')) ?? [];
  return whole === undefined ? 0 : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

/** A price as its field shows it: `1299,00`. */
export const priceText = (grosze: number): string => `${Math.floor(grosze / 100)},${String(grosze % 100).padStart(2, '0')}`;
