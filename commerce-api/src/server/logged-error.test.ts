import { describe, expect, it } from '@jest/globals';
import { loggedError, loggedMessage } from './logged-error.ts';

describe('[J-119] the log holds of an error', () => {
  it('of the database where it happened, and none of the values', () => {
    const error = Object.assign(new Error('duplicate key: (jan@example.com)'), {
      code: '23505',
      table: 'customers',
      constraint: 'customers_email',
      detail: 'Key (email)=(jan@example.com) already exists.',
    });
    const logged = loggedError(error);
    expect(logged).toMatchObject({ message: 'SQLSTATE 23505 customers customers_email' });
    expect(JSON.stringify(logged)).not.toContain('jan@example.com');
    expect(JSON.stringify(logged)).toContain('logged-error.test');
  });

  it('of the server itself what it says', () => {
    expect(loggedError(new TypeError('x is not a function'))).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
    expect(loggedError('jan@example.com')).toEqual({ type: 'string', message: '', stack: '' });
  });

  it('of a mail server why it refuses, and not whom', () => {
    const error = new Error("Can't send mail: 550 5.1.1 <jan.nowak+x@poczta.example.com>: Recipient rejected");
    expect(loggedMessage(error)).toBe("Can't send mail: 550 5.1.1 <…>: Recipient rejected");
    expect(JSON.stringify(loggedError(error))).not.toContain('poczta.example.com');
  });

  it('of a connection what the system says', () => {
    const error = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    expect(loggedError(error)).toMatchObject({ message: 'write EPIPE', code: 'EPIPE' });
  });
});
