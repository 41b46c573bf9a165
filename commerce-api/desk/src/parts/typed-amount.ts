const amount = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** What has been typed as a sum in złoty (`12`, `12,5`, `1 200.50`), in grosze; undefined: no sum. */
export function typedAmount(text: string): number | undefined {
  const found = amount.exec(text.replaceAll(/\s|zł/g, ''));
  if (found === null) return undefined;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** Grosze as they are typed into a field for a sum: `1200,50`. */
export const amountText = (amount: number): string => `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
