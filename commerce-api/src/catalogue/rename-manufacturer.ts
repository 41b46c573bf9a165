import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { Manufacturer } from '../model/index.ts';

export interface ManufacturerName {
  readonly id: number;
  readonly name: string;
}

/** Gives a manufacturer another name; its address stays. Answers the whole record, null when there is no such manufacturer. */
export const renameManufacturer: Transaction<ManufacturerName, Manufacturer | null> = async (db, { id, name }) => {
  const row = await db
    .updateTable('reference_record')
    .set((eb) => ({ document: sql<Manufacturer>`${eb.ref('document')} || ${JSON.stringify({ name })}::jsonb` }))
    .where('kind', '=', 'manufacturers')
    .where('id', '=', String(id))
    .returning('document')
    .executeTakeFirst();
  // The kind names the type.
  return row === undefined ? null : (row.document as Manufacturer);
};
