import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

const keyBytes = 32;

/** 32 bytes of base64; null for anything else. */
export function parseAccountKey(text: string): Buffer | null {
  const key = Buffer.from(text.trim(), 'base64');
  return key.length === keyBytes ? key : null;
}

/**
 * The key of customers' secrets: that of the settings, else the one of the data folder, which is made at the first start.
 * @throws StartError when the file holds no key
 */
export function accountKey(given: Buffer | undefined, dataDir: string): Buffer {
  if (given !== undefined) return given;
  const file = join(dataDir, 'account-key');
  // One server has the folder.
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600 });
  const key = parseAccountKey(readFileSync(file, 'utf8'));
  if (key === null) throw new StartError(`${file} holds no key: 32 bytes as base64. Bring it back from a copy, or set ACCOUNT_KEY`);
  return key;
}
