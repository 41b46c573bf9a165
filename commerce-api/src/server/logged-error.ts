const sqlState = /^(?!E[A-Z]{4})[0-9A-Z]{5}$/;
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

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

/** What failed, as the log may hold it (J-119): of a database's refusal the state and the place, of anything else its words without e-mails. */
export function loggedMessage(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code = textOf(error, 'code') ?? '';
  if (!sqlState.test(code)) return error.message.replaceAll(emails, '…');
  const where = ['table', 'column', 'constraint'].flatMap((key) => textOf(error, key) ?? []).join(' ');
  return `SQLSTATE ${code} ${where}`.trim();
}

/**
 * An error as the log may hold it (J-119). What a database says of its refusal names the values that it refuses, which are e-mails and
 * addresses of customers: the state, the table and the constraint stay. Mail servers name the recipient.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const message = loggedMessage(error);
  return { type: error.name, message, code: textOf(error, 'code'), stack: `${error.name}: ${message}\n${framesOf(error)}` };
}
