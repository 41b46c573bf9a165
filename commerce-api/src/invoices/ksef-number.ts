/** A number of the national system of e-invoices: NIP of the seller, day, twelve digits and two that check them, of a hexadecimal number. */
const shape = /^\d{10}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}$/;

/** J-245: a KSeF number as it is kept; null for what is none. @param typed with any spaces, in letters of any size */
export function ksefNumber(typed: string): string | null {
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  return shape.test(number) ? number : null;
}
