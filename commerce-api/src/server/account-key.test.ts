import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { accountKey, parseAccountKey } from './account-key.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'account-key-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('[J-141] the key of customers’ secrets', () => {
  it('is made at the first start, readable by the server alone, and the same from then on', () => {
    const key = accountKey(undefined, folder);
    expect(key).toHaveLength(32);
    expect(accountKey(undefined, folder)).toEqual(key);
    expect(statSync(join(folder, 'account-key')).mode & 0o777).toBe(0o600);
    expect(parseAccountKey(readFileSync(join(folder, 'account-key'), 'utf8'))).toEqual(key);
  });

  it('is that of the settings where they have one', () => {
    const given = Buffer.alloc(32, 7);
    expect(accountKey(given, folder)).toBe(given);
  });

  it('that is damaged ends the start: another one would open nothing', () => {
    writeFileSync(join(folder, 'account-key'), 'abc');
    expect(() => accountKey(undefined, folder)).toThrow(/holds no key/);
  });
});
