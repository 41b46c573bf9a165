/** A passkey as an e-mail names it: by the store's host and by its times (ISO 8601), never by the words of whoever has named it. */
export interface NamedPasskey {
  readonly host: string;
  readonly addedAt: string;
  /** Null: never. */
  readonly usedAt: string | null;
}
