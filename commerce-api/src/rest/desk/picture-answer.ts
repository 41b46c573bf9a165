import { uploadedPicture } from 'shared-contracts/images';
import type { KeptPicture, ListedPicture } from '../../uploaded-pictures/transactions.ts';
import type { UploadedPictureAnswer } from '../schemas/index.ts';

/** The middle, in tenths. */
const middle = 5;

/** How the desk gets a picture. */
export const pictureAnswer = (picture: KeptPicture | ListedPicture): UploadedPictureAnswer => {
  const { id, hash, name, width, height, version, alt_pl, alt_ua, is_decorative, uploaded_at: at } = picture;
  return {
    id,
    address: uploadedPicture({ hash, width, height, left: middle, top: middle }),
    name,
    width,
    height,
    uploaded_at: at.toISOString(),
    by: 'by' in picture ? picture.by : null,
    version,
    alt_pl,
    alt_ua,
    is_decorative,
    is_used: 'isUsed' in picture && picture.isUsed,
  };
};
