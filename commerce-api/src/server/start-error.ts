/** A reason not to start that the operator can mend; its message is one line and is all that is printed. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
