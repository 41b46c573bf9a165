import { sql } from 'kysely';
import { editedKinds } from '../catalogue/edited-records.ts';
import type { Connection } from '../database/database.ts';

/** Where a picture's address may stand: what shoppers see, drafts, and what is published at a time. Earlier versions do not keep one. */
const documents = (db: Connection) =>
  db
    .selectFrom('reference_record')
    .select(sql<string>`document::text`.as('text'))
    .where('kind', 'in', editedKinds)
    .where('kind', '<>', 'uploadedPictures')
    .unionAll((eb) => eb.selectFrom('category').select(sql<string>`document::text`.as('text')))
    .unionAll((eb) =>
      eb
        .selectFrom('content_version as v')
        .innerJoin('content_entry as e', 'e.id', 'v.entry_id')
        .select(sql<string>`v.document::text`.as('text'))
        .where((w) =>
          w.or([w('v.number', '=', w.ref('e.version')), w('v.number', '=', w.ref('e.live')), w('v.number', '=', w.ref('e.due_version'))]),
        ),
    );

/** The hashes of uploaded pictures that a content shows or is about to show. */
export async function usedPictures(db: Connection): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom(documents(db).as('d')).select('d.text').where('d.text', 'like', '%/media/cms/upload-%').execute();
  return new Set(rows.flatMap(({ text }) => [...text.matchAll(/upload-([0-9a-f]{32})/g)].map(([, hash = '']) => hash)));
}
