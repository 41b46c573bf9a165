/** A Polish account number as banks print it: two digits, then groups of four. */
export function groupAccount(number: string): string {
  const digits = number.replace(/\s/g, '');
  return /^\d{26}$/.test(digits) ? `${digits.slice(0, 2)} ${(digits.slice(2).match(/\d{4}/g) ?? []).join(' ')}` : number;
}
