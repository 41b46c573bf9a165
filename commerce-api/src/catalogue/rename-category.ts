import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { Category } from '../model/index.ts';

export interface CategoryName {
  readonly id: number;
  readonly name: string;
}

/** Gives a category another name, in tiles too; its address stays. Answers the whole record, null when there is no such category. */
export const renameCategory: Transaction<CategoryName, Category | null> = async (db, { id, name }) => {
  const names: Pick<Category, 'name' | 'nameInTiles'> = { name, nameInTiles: name };
  const row = await db
    .updateTable('category')
    .set((eb) => ({ name, document: sql<Category>`${eb.ref('document')} || ${JSON.stringify(names)}::jsonb` }))
    .where('id', '=', id)
    .returning('document')
    .executeTakeFirst();
  return row?.document ?? null;
};
