import { readUploadedPicture } from 'shared-contracts/images';
import type { Connection } from '../database/database.ts';
import { isRecordContent } from './content.ts';
import type { Content, ContentProblems } from './content.ts';
import { recordKinds } from './records/record-kinds.ts';
import { textOf } from './records/values.ts';

/** The addresses of uploaded pictures, in a text or alone. */
const addresses = /\/media\/cms\/upload-[\w-]*/g;

/** What a content says of pictures, by the path of the field. */
function fieldsOf(content: Content): readonly (readonly [field: string, text: string])[] {
  if (isRecordContent(content))
    return recordKinds[content.kind].fields
      .filter(({ type }) => type === 'picture' || type === 'source')
      .map(({ name }) => [name, textOf(content.values, name)]);
  switch (content.kind) {
    case 'banner':
      return content.tiles.map(({ picture = '' }, at) => [`tiles.${at}.picture`, picture]);
    case 'page':
      return [['source', content.source]];
    case 'product':
      return [['description', content.description ?? '']];
    case 'translation':
      return content.texts.flatMap(({ field, format, ukrainian }) =>
        format === undefined ? [] : [[`texts.${field}`, ukrainian] as const],
      );
    case 'redirect':
      return [];
  }
}

/** J-292: pictures of a content that nobody has uploaded, that were removed, or that nobody has described yet, by field. */
export async function pictureProblems(db: Connection, content: Content): Promise<ContentProblems> {
  const fields = fieldsOf(content).flatMap(([field, text]) => {
    const named = text.match(addresses) ?? [];
    const isNone = content.kind === 'banner' && text !== '' && text !== named[0];
    return named.length === 0 && !isNone ? [] : [{ field, isNone, pictures: named.map(readUploadedPicture) }];
  });
  if (fields.length === 0) return {};
  const hashes = fields.flatMap(({ pictures }) => pictures.flatMap((picture) => picture?.hash ?? []));
  // Nobody removes them until this transaction has ended.
  const rows =
    hashes.length === 0
      ? []
      : await db
          .selectFrom('uploaded_picture')
          .select(['hash', 'width', 'height'])
          .where('hash', 'in', hashes)
          .where('version', '>', 0)
          .forShare()
          .execute();
  const known = new Set(rows.map(({ hash, width, height }) => `${hash} ${width} ${height}`));
  const unknown = fields.filter(
    ({ isNone, pictures }) =>
      isNone || pictures.some((picture) => picture === null || !known.has(`${picture.hash} ${picture.width} ${picture.height}`)),
  );
  return Object.fromEntries(unknown.map(({ field }) => [field, 'unknown-picture']));
}
