/** The port to a register of companies by their tax numbers (NIP). */

/** A company as a register knows it; what it does not tell is empty. */
export interface Company {
  readonly nip: string;
  readonly name: string;
  /** Street, house and flat in one line. */
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
}

export interface TaxRegister {
  /**
   * @param nip ten digits with a right checksum
   * @param day in Poland: 2026-11-27
   * @returns null for a number that the register does not know
   * @throws RegisterUnavailable where it gives no answer, or none that can be read
   */
  find(nip: string, day: string): Promise<Company | null>;
}

/** The register cannot be asked now; nothing is known about the number. */
export class RegisterUnavailable extends Error {
  override readonly name = 'RegisterUnavailable';
}
