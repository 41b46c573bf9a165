import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { photoUrl } from 'shared-contracts/reviews';
import type { ReviewItemFragment } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import * as css from './reviews.css.ts';

interface ReviewPhotosProps {
  readonly photos: ReviewItemFragment['photos'];
  readonly onOpen?: (at: number) => void;
}

/** The photos of a review, small; a press opens them where it can, else the browser shows the one that was pressed. */
export const ReviewPhotos = ({ photos, onOpen }: ReviewPhotosProps): ReactNode => {
  const t = useTexts(texts);
  if (photos.length === 0) return null;
  return (
    <ul className={css.photos}>
      {photos.map(({ id }, at) => (
        <li key={id}>
          <a
            className={css.photo}
            href={photoUrl(id, 'picture')}
            {...(onOpen && {
              onClick: (event) => {
                event.preventDefault();
                onOpen(at);
              },
            })}
          >
            <img
              className={css.photoImage}
              src={photoUrl(id, 'thumbnail')}
              alt={t('reviewPhoto', { number: at + 1, total: photos.length })}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
};
