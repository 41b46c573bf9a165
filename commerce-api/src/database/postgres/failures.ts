/** What PostgreSQL's errors mean for a transaction. */

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** It met another transaction (40001) or a deadlock (40P01), and asks to be run again. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** Two starting servers made the same table, column, index or sequence at once: run again, the slower one finds it there. */
export const isMadeTwice = (error: unknown): boolean => ['42P07', '42701', '42710', '23505'].includes(codeOf(error));

const brokenConnection: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** The server is away, stopping (57P01, 57P02), starting (57P03), full (53…), or the connection has broken (08…). */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(57P0[1-3]|53\w{3}|08\w{3})$/.test(code) || brokenConnection.has(code)) return true;
  // The client itself gives these no code.
  return (
    error instanceof Error &&
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/i.test(error.message)
  );
}

/** A statement took longer than it may (57014, 55P03, 25P03). */
export const isTooSlow = (error: unknown): boolean => ['57014', '55P03', '25P03'].includes(codeOf(error));

/** One line for the operator; refused connections have their reason in the code alone. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message || codeOf(error) || error.name : String(error));
