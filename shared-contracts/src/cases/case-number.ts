/** Which office a case belongs to: complaints, withdrawals from the contract. */
export type CasePrefix = 'RMA' | 'ODS';

/** The number of a case as it is kept, however it was typed: `RMA-7K3QF-M2X9D`. */
export function normaliseCaseNumber(prefix: CasePrefix, text: string): string {
  const letters = text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(new RegExp(`^${prefix}`), '');
  return `${prefix}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
