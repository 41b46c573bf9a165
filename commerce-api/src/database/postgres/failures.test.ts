import { describe, expect, it } from '@jest/globals';
import { isAway, isConflict, isMadeTwice, isTooSlow, reasonOf } from './failures.ts';

const failure = (code: string, message = ''): Error => Object.assign(new Error(message), { code });

describe('[J-38] errors of PostgreSQL', () => {
  it.each(['40001', '40P01'])('%s asks to run the transaction again', (code) => expect(isConflict(failure(code))).toBe(true));

  it.each(['57P01', '57P03', '53300', '08006', 'ECONNREFUSED', 'ECONNRESET'])('%s says that the database is away', (code) => {
    expect(isAway(failure(code))).toBe(true);
    expect(isConflict(failure(code))).toBe(false);
  });

  it('a connection that breaks or is not made in time says the same', () => {
    expect(isAway(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isAway(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });

  it.each(['57014', '55P03'])('%s says that a statement took too long', (code) => expect(isTooSlow(failure(code))).toBe(true));

  it('a wrong statement or row is none of these', () => {
    for (const code of ['42601', '23502']) {
      const error = failure(code);
      expect([isAway(error), isConflict(error), isMadeTwice(error), isTooSlow(error)]).toEqual([false, false, false, false]);
    }
  });

  it('a reason is never empty', () => {
    expect(reasonOf(failure('ECONNREFUSED'))).toBe('ECONNREFUSED');
    expect(reasonOf(failure('3D000', 'database "x" does not exist'))).toBe('database "x" does not exist');
  });
});
