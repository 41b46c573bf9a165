import { useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import type { WaitingReview } from '../api.ts';
import { deskChanges, readPhoto } from '../changes.ts';
import { Entry } from '../parts/Entry.tsx';
import * as styles from '../parts/parts.css.ts';
import { Photo } from '../parts/Photo.tsx';
import { forgetReason } from '../parts/RejectForm.tsx';
import { useChange } from '../parts/use-change.ts';
import type { RowGone } from '../parts/use-list.ts';
import { useRejection } from '../parts/use-rejection.tsx';

interface ReviewCardProps {
  readonly review: WaitingReview;
  /** It waits no more. */
  readonly onGone: RowGone;
}

/** A review that waits: its text, its photos, and the decision. */
export const ReviewCard = ({ review, onGone }: ReviewCardProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const card = useRef<HTMLElement>(null);
  const place = `review-${review.id}`;
  const [withoutPhotos, setWithoutPhotos] = useState<readonly string[]>([]);
  const { id, author, product_name: product, photos } = review;
  const named = { author, product };

  const onDone = () => {
    forgetReason(place);
    return onGone(card.current);
  };
  const publish = () =>
    run({
      call: () => deskChanges.decideReview(id, { decision: 'publish', without_photos: [...withoutPhotos] }),
      told: 'reviews.published',
      onDone,
      onOutdated: onDone,
    });
  const reject = (reason: string) =>
    run({
      call: () => deskChanges.decideReview(id, { decision: 'reject', reason }),
      told: 'reviews.rejected',
      onDone,
      onOutdated: onDone,
    });
  const rejection = useRejection({
    place,
    label: translate('reviews.reject'),
    name: translate('reviews.rejectNamed', named),
    isPending,
    onReject: reject,
  });

  return (
    <Entry id={place} ref={card} product={review} author={author} since={review.waiting_since}>
      <p className={styles.row}>
        <b>{translate('reviews.stars', { stars: review.stars })}</b>
        {review.is_purchase && <span className={styles.badge}>{translate('reviews.purchase')}</span>}
      </p>
      {review.title !== '' && (
        <p dir="auto">
          <b>{review.title}</b>
        </p>
      )}
      <p className={styles.text} dir="auto">
        {review.text}
      </p>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={translate('reviews.photos')}>
          {photos.map((photo, at) => (
            <li key={photo.id} className={styles.photo}>
              <Photo id={photo.id} number={at + 1} count={photos.length} read={readPhoto} />
              <label className={styles.check}>
                <input
                  className={styles.tick}
                  type="checkbox"
                  checked={!withoutPhotos.includes(photo.id)}
                  onChange={({ target }) =>
                    setWithoutPhotos((left) => (target.checked ? left.filter((one) => one !== photo.id) : [...left, photo.id]))
                  }
                />
                {translate('reviews.photoPublish', { number: at + 1 })}
              </label>
            </li>
          ))}
        </ul>
      )}
      {rejection.form ?? (
        <div className={styles.row}>
          <button
            type="button"
            className={styles.button.main}
            aria-label={translate('reviews.publishNamed', named)}
            aria-disabled={isPending}
            onClick={() => void publish()}
          >
            {translate('reviews.publish')}
          </button>
          {rejection.button}
        </div>
      )}
    </Entry>
  );
};
