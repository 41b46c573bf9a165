/** The database cannot be asked now: it is away, starting, or too busy. Nothing was changed; asking again later may do. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}
