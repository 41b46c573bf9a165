import type { Connection } from '../../database/database.ts';
import type { NamedPasskey } from './named-passkey.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** J-276: a passkey that is so young when the password is set by a link may be a thief's, as a young second factor is (J-242). */
const youngPasskeyMs = 30 * dayMs;

/** Which passkeys end with a password that was forgotten. */
export type EndOfPasskeys = 'young' | 'all';

const columns = ['rp_id', 'created_at', 'last_used_at'] as const;

const named = (row: { readonly rp_id: string; readonly created_at: Date; readonly last_used_at: Date | null }): NamedPasskey => ({
  host: row.rp_id,
  addedAt: row.created_at.toISOString(),
  usedAt: row.last_used_at?.toISOString() ?? null,
});

/** Ends passkeys of a customer. @returns those that have ended */
export async function endPasskeys(db: Connection, customerId: number, which: EndOfPasskeys, at: string): Promise<readonly NamedPasskey[]> {
  const ended = await db
    .deleteFrom('passkey')
    .where('customer_id', '=', customerId)
    .$if(which === 'young', (all) => all.where('created_at', '>', new Date(Date.parse(at) - youngPasskeyMs)))
    .returning(columns)
    .execute();
  return ended.map(named).toSorted((a, b) => a.addedAt.localeCompare(b.addedAt));
}

/** The passkeys that a customer has, the oldest first. */
export async function keptPasskeys(db: Connection, customerId: number): Promise<readonly NamedPasskey[]> {
  return (await db.selectFrom('passkey').select(columns).where('customer_id', '=', customerId).orderBy('created_at').execute()).map(named);
}
