import { newToken, tokenHash } from '../customers/token.ts';
import type { Database } from '../database/database.ts';
import type { DeskTransactions } from './transactions.ts';

interface TokenServices {
  readonly database: Database<DeskTransactions>;
  readonly now: () => Date;
}

/**
 * J-157: gives the first admin a token, where nobody has one; with `isLost` another one in any case.
 * @returns the token, to be told once: only its hash is kept; null where there was nothing to do
 */
export async function firstToken({ database, now }: TokenServices, { isLost }: { readonly isLost: boolean }): Promise<string | null> {
  const token = newToken();
  const staff = { name: 'Administrator', hash: tokenHash(token), at: now().toISOString() };
  if (isLost) {
    await database.run('desk.make-token', { ...staff, madeBy: null, role: 'admin' });
    return token;
  }
  return (await database.run('desk.make-first-token', staff)) ? token : null;
}
