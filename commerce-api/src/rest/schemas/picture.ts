import { Type } from 'typebox';
import type { Static } from 'typebox';
import { nullable, RecordId } from './common.ts';

/** Longer than any text that is taken: what is too long is told at its field. */
const Alt = Type.String({ maxLength: 2_000 });

/** J-291: a picture that an editor has uploaded. */
export const UploadedPicture = Type.Object({
  id: RecordId,
  address: Type.String({ description: 'Without width and format, with its focus in the middle' }),
  name: Type.String({ description: 'As the file was called' }),
  width: Type.Integer(),
  height: Type.Integer(),
  uploaded_at: Type.String({ format: 'date-time' }),
  by: nullable(Type.String()),
  version: Type.Integer({ description: 'Of its description; 0: it has none yet, and no content may show it' }),
  alt_pl: Type.String(),
  alt_ua: Type.String(),
  is_decorative: Type.Boolean(),
  is_used: Type.Boolean({ description: 'A content shows it, or is about to' }),
});
export const UploadedPictures = Type.Object({
  items: Type.Array(UploadedPicture),
  used_bytes: Type.Integer(),
  most_bytes: Type.Integer(),
});
export const PictureName = Type.Object({ name: Type.Optional(Type.String({ maxLength: 500 })) });
export const PictureSearch = Type.Object({ q: Type.Optional(Type.String({ maxLength: 100 })) });
export const PictureDescription = Type.Object({
  version: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }),
  alt_pl: Alt,
  alt_ua: Alt,
  is_decorative: Type.Boolean(),
});
export const RemovedPicture = Type.Object({ id: RecordId });

export type UploadedPictureAnswer = Static<typeof UploadedPicture>;
