/** Files of e-mails in the sandbox inbox; an object, because PostgreSQL's driver takes lists for arrays of SQL. */
export interface StoredAttachments {
  readonly files: readonly { readonly name: string; readonly base64: string }[];
}
