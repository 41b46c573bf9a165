import type { Transaction } from '../database/database.ts';

export interface StoredPhoto {
  readonly id: string;
  /** Pixels of `picture`. */
  readonly width: number;
  readonly height: number;
  /** WebP. */
  readonly picture: Uint8Array;
  readonly thumbnail: Uint8Array;
  /** ISO 8601. */
  readonly at: string;
}

/** Keeps a photo for a review that is still being written. */
export const storePhoto: Transaction<StoredPhoto, void> = async (db, { id, width, height, picture, thumbnail, at }) => {
  await db.insertInto('review_photo').values({ id, width, height, picture, thumbnail, uploaded_at: at }).execute();
};

export interface PhotoWanted {
  readonly id: string;
  readonly size: 'picture' | 'thumbnail';
  /** Only the shop's staff sees a photo before it is published. */
  readonly isForStaff: boolean;
}

/** The WebP bytes of a photo; null where there is none that may be seen. */
export const readPhoto: Transaction<PhotoWanted, Uint8Array | null> = async (db, { id, size, isForStaff }) => {
  const photo = await db
    .selectFrom('review_photo')
    .select(`${size} as bytes`)
    .where('id', '=', id)
    .$if(isForStaff, (photos) => photos.where('submission_id', 'is not', null))
    .$if(!isForStaff, (photos) => photos.where('review_id', 'is not', null))
    .executeTakeFirst();
  return photo?.bytes ?? null;
};
