/** A BLIK code as it is sent: six digits, spaces left out; undefined for anything else. */
export function blikCode(text: string | undefined): string | undefined {
  const digits = text?.replace(/\s/g, '') ?? '';
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
