import type { Connection } from '../database/database.ts';

/** Whether all these files are still there and belong to nothing that was sent. Nobody else can take them before the transaction ends. */
export async function looseFiles(db: Connection, fileIds: readonly string[]): Promise<boolean> {
  if (fileIds.length === 0) return true;
  const loose = await db
    .selectFrom('complaint_file')
    .select('id')
    .where('id', 'in', fileIds)
    .where('complaint_id', 'is', null)
    .forUpdate()
    .execute();
  return loose.length === fileIds.length;
}
