/** What the database keeps of a customer, and of an address, beside the columns that are searched. */
export interface CustomerDocument {
  readonly isPlus: boolean;
  readonly isPlusAllowed: boolean;
  readonly neoportalUserId: string | null;
}

export interface AddressDocument {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  readonly vatId: string | null;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly countryId: string;
  readonly telephone: string;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

/** What is kept of an address beside its defaults, which belong together with those of the others. */
export type PlainAddress = Omit<AddressDocument, 'isDefaultBilling' | 'isDefaultShipping'>;
