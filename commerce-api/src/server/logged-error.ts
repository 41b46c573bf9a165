const sqlState = /^[0-9A-Z]{5}$/;

const textOf = (error: Error, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

interface LoggedError {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** Where an error comes from, without its message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * An error as the log may hold it (J-119). What a database says of its refusal names the values that it refuses, which are e-mails and
 * addresses of customers: the state, the table and the constraint stay.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = textOf(error, 'code');
  if (code === undefined || !sqlState.test(code)) return { type: error.name, message: error.message, code, stack: error.stack ?? '' };
  const where = ['table', 'column', 'constraint'].flatMap((key) => textOf(error, key) ?? []).join(' ');
  return { type: error.name, message: `SQLSTATE ${code} ${where}`.trim(), code, stack: framesOf(error) };
}
