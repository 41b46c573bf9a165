import type { Connection } from '../database/database.ts';

/** Somebody else has saved since: nothing was changed. */
export interface Outdated {
  readonly refusal: 'outdated';
  /** The newest version, and who has saved it when; null: the server. */
  readonly version: number;
  readonly by: string | null;
  readonly at: Date;
}

/** Who has saved the newest version of an entry; null: the server, or nobody yet. */
export async function lastSaved(
  db: Connection,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<string | null> {
  const newest = await db
    .selectFrom('content_version as v')
    .leftJoin('staff as s', 's.id', 'v.saved_by')
    .select('s.name')
    .where('v.entry_id', '=', id)
    .where('v.number', '=', version)
    .executeTakeFirst();
  return newest?.name ?? null;
}

/**
 * J-218: whether the version that an editor has seen is still the newest one.
 * @param seen 0: there was none
 * @returns null where it is
 */
export async function outdated(
  db: Connection,
  entry: { readonly id: number; readonly version: number } | undefined,
  seen: number,
): Promise<Outdated | null> {
  if (entry === undefined || entry.version === seen) return null;
  const newest = await db
    .selectFrom('content_version as v')
    .leftJoin('staff as s', 's.id', 'v.saved_by')
    .select(['s.name', 'v.saved_at'])
    .where('v.entry_id', '=', entry.id)
    .where('v.number', '=', entry.version)
    .executeTakeFirstOrThrow();
  return { refusal: 'outdated', version: entry.version, by: newest.name, at: newest.saved_at };
}
