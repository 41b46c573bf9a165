import { describe, expect, it } from '@jest/globals';
import { newRecoveryCodes, newRecoverySalt, recoveryHash } from './recovery-codes.ts';

describe('[J-142] recovery codes', () => {
  it('are ten, all different, of letters that nobody mistakes', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  it.each(['0K1M2-X0R4D', '0k1m2x0r4d', ' OKIM2 XOR4D ', 'okLm2-x0r4d'])('are the same however they are written: %j', async (written) => {
    const salt = newRecoverySalt();
    expect(await recoveryHash(written, salt)).toBe(await recoveryHash('0K1M2X0R4D', salt));
  });

  it('are kept hashed, with a salt of the customer', async () => {
    const [one, other] = [newRecoverySalt(), newRecoverySalt()];
    const hash = await recoveryHash('0K1M2-X0R4D', one);
    expect(hash).not.toContain('0K1M2');
    expect(await recoveryHash('0K1M2-X0R4D', other)).not.toBe(hash);
    expect(await recoveryHash('0K1M2-X0R4E', one)).not.toBe(hash);
  });
});
