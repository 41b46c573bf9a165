import type { Transaction, Row } from '../database/database.ts';
import type { Manufacturer } from '../model/index.ts';

export interface ManufacturerName {
  readonly id: number;
  readonly name: string;
}

interface ManufacturerRow extends Row {
  readonly document: Manufacturer;
}

/** Gives a manufacturer another name; its address stays. Answers the whole record, null when there is no such manufacturer. */
export const renameManufacturer: Transaction<ManufacturerName, Manufacturer | null> = async (connection, { id, name }) => {
  const rows = await connection.query<ManufacturerRow>(
    `update reference_record set document = document || jsonb_build_object('name', $2::text)
     where kind = 'manufacturers' and id = $1 returning document`,
    [String(id), name],
  );
  return rows[0]?.document ?? null;
};
