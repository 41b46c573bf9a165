import { X } from 'shared-ui/icons';
import { Suspense, useState, useTransition, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { photoUrl } from 'shared-contracts/reviews';
import { Icon } from 'shared-ui/icon';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { InlineSelect } from 'shared-ui/select';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ReviewItemFragment } from '../../../graphql/generated.ts';
import type { ProductDetails } from '../../product-types.ts';
import { texts as productTexts } from '../../texts.ts';
import { isAnyReview, type ReviewFilter } from './review-filter.ts';
import { ReviewPages } from './ReviewPages.tsx';
import { texts } from './texts.ts';
import * as css from './browse.css.ts';

const ZoomDialog = lazyPart(() => import('../../gallery/ZoomDialog.tsx'), FailedDialog);

interface ReviewBrowserProps {
  readonly product: ProductDetails;
  /** Picked in the distribution. */
  readonly stars: number | null;
  readonly onStars: (stars: number | null) => void;
}

type Narrowed = Omit<ReviewFilter, 'stars'>;

/** J-153: the reviews, narrowed and sorted; their photos open in the dialog of the gallery. */
export default function ReviewBrowser({ product, stars, onStars }: ReviewBrowserProps): ReactNode {
  const t = useTexts(texts);
  const [narrowed, setNarrowed] = useState<Narrowed>({ withPhotos: false, confirmed: false, sortBy: 'newest' });
  const [isPending, startTransition] = useTransition();
  const [opened, setOpened] = useState<{ readonly review: ReviewItemFragment; readonly at: number } | null>(null);
  const filter: ReviewFilter = { ...narrowed, stars };
  const change = (news: Partial<Narrowed>): void => startTransition(() => setNarrowed({ ...narrowed, ...news }));
  const { photo_review_count: photoCount, confirmed_review_count: confirmedCount } = product;
  return (
    <>
      <div className={css.controls} role="group" aria-label={t('filters')}>
        {stars !== null && (
          <button type="button" className={css.chip} aria-pressed onClick={() => onStars(null)}>
            <VisuallyHidden>{t('clear')} </VisuallyHidden>
            {t('stars', { stars })}
            <Icon of={X} size={14} />
          </button>
        )}
        {photoCount > 0 && (
          <button
            type="button"
            className={css.chip}
            aria-pressed={narrowed.withPhotos}
            onClick={() => change({ withPhotos: !narrowed.withPhotos })}
          >
            {t('withPhotos', { count: photoCount })}
          </button>
        )}
        {confirmedCount > 0 && (
          <button
            type="button"
            className={css.chip}
            aria-pressed={narrowed.confirmed}
            onClick={() => change({ confirmed: !narrowed.confirmed })}
          >
            {t('confirmedOnly', { count: confirmedCount })}
          </button>
        )}
        <InlineSelect
          label={t('sort')}
          className={css.sort}
          value={narrowed.sortBy}
          options={[
            { value: 'newest', text: t('sort.newest') },
            { value: 'helpful', text: t('sort.helpful') },
          ]}
          onChange={({ currentTarget }) => change({ sortBy: currentTarget.value === 'helpful' ? 'helpful' : 'newest' })}
        />
      </div>
      <div className={isPending ? css.waiting : undefined} aria-busy={isPending}>
        <ReviewPages
          key={`${JSON.stringify(filter)} ${product.review_count}`}
          product={product}
          filter={filter}
          first={isAnyReview(filter) ? product.reviews : null}
          onPhoto={(review, at) => setOpened({ review, at })}
        />
      </div>
      {opened !== null && (
        <Suspense fallback={null}>
          <PhotoDialog {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

interface PhotoDialogProps {
  readonly review: ReviewItemFragment;
  readonly at: number;
  readonly onClose: () => void;
}

const PhotoDialog = ({ review, at, onClose }: PhotoDialogProps): ReactNode => {
  const t = useTexts(productTexts);
  const pictures = review.photos.map(({ id, width, height }, index) => ({
    url: photoUrl(id, 'picture'),
    alt: t('reviewPhoto', { number: index + 1, total: review.photos.length }),
    whole: { width, height },
  }));
  return <ZoomDialog name={review.author} pictures={pictures} first={at} onClose={onClose} />;
};
