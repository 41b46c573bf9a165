/** A call that was refused, or that got no answer. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  /** HTTP; 0 without an answer. */
  readonly status: number;
  /** The problem of each field, by its name in the body. */
  readonly fields: Readonly<Record<string, unknown>>;

  /** @param message for staff, in Polish */
  constructor(message: string, status: number, fields: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
