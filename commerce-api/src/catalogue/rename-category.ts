import type { Transaction, Row } from '../database/database.ts';
import type { Category } from '../model/index.ts';

export interface CategoryName {
  readonly id: number;
  readonly name: string;
}

interface CategoryRow extends Row {
  readonly document: Category;
}

/** Gives a category another name, in tiles too; its address stays. Answers the whole record, null when there is no such category. */
export const renameCategory: Transaction<CategoryName, Category | null> = async (connection, { id, name }) => {
  const rows = await connection.query<CategoryRow>(
    `update category set name = $2::text, document = document || jsonb_build_object('name', $2::text, 'nameInTiles', $2::text)
     where id = $1 returning document`,
    [id, name],
  );
  return rows[0]?.document ?? null;
};
