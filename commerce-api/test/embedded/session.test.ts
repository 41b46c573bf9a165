import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';

const program = join(import.meta.dirname, '../support/embedded-session.ts');

describe('the session of the embedded database', () => {
  let printed: Readonly<Record<string, unknown>> = {};

  beforeAll(async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [program]);
    printed = JSON.parse(stdout) as typeof printed; // what that program prints
  }, 60_000);

  it('answers values as tables hold them, and says how many rows were written', () => {
    expect(printed).toMatchObject({ written: 1, read: [{ name: 'a', born: '2026-11-20T08:00:00.000Z', facts: { list: [1, 'ż'] } }] });
  });

  it('leaves nothing of a transaction that failed, also where nobody has looked at the failure, and goes on with the next one', () => {
    const refused = { code: '23502', column: 'name' };
    expect(printed).toMatchObject({ outcomes: [{}, refused, {}, { code: '42703' }, 'kept'], left: [{ name: 'd' }] });
  });

  it('keeps a statement that nobody has waited for out of the next transaction', () => {
    expect(printed).toMatchObject({ late: 'Error: the transaction has ended', left: [{ name: 'd' }] });
  });

  it('leaves nothing of a transaction that failed while its first statement still waited, and keeps it out of the next one', () => {
    expect(printed).toMatchObject({ names: [{ name: 'd' }, { name: 'whole' }] });
  });

  it('runs more different statements than stay prepared, each again afterwards', () => {
    const sums = Array.from({ length: 150 }, (_, number) => ({ sum: number + 1 }));
    expect(printed).toMatchObject({ sums: [...sums, ...sums] });
  });

  it('sees columns that a script has added in statements that ran before', () => {
    expect(printed).toMatchObject({ left: [{ born: null, facts: null }], widened: [{ name: 'd', born: null, facts: null, size: 3 }] });
  });

  it('no longer sees columns of a script that was undone, in statements that ran between', () => {
    expect(printed).toHaveProperty('narrowed', [{ name: 'd', born: null, facts: null, size: 3 }]);
  });

  it('runs a statement again that had waited for its turn when a script came', () => {
    expect(printed).toMatchObject({ weighed: [{ name: 'd', size: 3, weight: 5 }] });
  });
});
