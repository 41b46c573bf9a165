/**
 * J-291: where pictures stand that editors have uploaded: `/media/cms/upload-<hash>-<width>x<height>-<left>-<top>`. The address says how large the
 * picture is and which point of it a crop keeps, in tenths from the left and from the top, so that no page has to ask for either.
 */

const NAME = 'upload-([0-9a-f]{32})-(\\d{1,4})x(\\d{1,4})-(\\d|10)-(\\d|10)';

/** The name of an uploaded picture in its address, for expressions. */
export const UPLOADED_PICTURE_NAME = NAME.replaceAll('(', '(?:');

const address = /* @__PURE__ */ new RegExp(`^/media/cms/${NAME}$`);

export interface UploadedPictureAddress {
  /** Hash of its content. */
  readonly hash: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Tenths from the left, 0-10. */
  readonly left: number;
  /** Tenths from the top, 0-10. */
  readonly top: number;
}

/** What the address of a picture says; null where it is none that an editor has uploaded. */
export function readUploadedPicture(base: string): UploadedPictureAddress | null {
  const [, hash, width, height, left, top] = address.exec(base) ?? [];
  return hash === undefined ? null : { hash, width: Number(width), height: Number(height), left: Number(left), top: Number(top) };
}

/** The address of an uploaded picture, without width and format. */
export const uploadedPicture = ({ hash, width, height, left, top }: UploadedPictureAddress): string =>
  `/media/cms/upload-${hash}-${width}x${height}-${left}-${top}`;
