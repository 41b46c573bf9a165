import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { WaitingShopReview } from '../api.ts';
import { deskChanges } from '../changes.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { forgetReason } from '../parts/RejectForm.tsx';
import { useChange } from '../parts/use-change.ts';
import type { RowGone } from '../parts/use-list.ts';
import { useRejection } from '../parts/use-rejection.tsx';

interface ShopReviewCardProps {
  readonly review: WaitingShopReview;
  /** It waits no more. */
  readonly onGone: RowGone;
}

/** The comment of a rating that may be published, and the decision. */
export const ShopReviewCard = ({ review, onGone }: ShopReviewCardProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const card = useRef<HTMLElement>(null);
  const { id, order_id: orderId, number, store_name: store, waiting_since: since, author, shop, delivery, text } = review;
  const place = `shop-review-${id}`;
  const onDone = () => {
    forgetReason(place);
    return onGone(card.current);
  };
  const decide = (body: Parameters<typeof deskChanges.decideShopReview>[1]) =>
    run({
      call: () => deskChanges.decideShopReview(id, body),
      told: body.decision === 'publish' ? 'shop-reviews.published' : 'shop-reviews.rejected',
      onDone,
      onOutdated: onDone,
    });
  const rejection = useRejection({
    place,
    label: translate('shop-reviews.reject'),
    name: translate('shop-reviews.rejectNamed', { number }),
    isPending,
    onReject: (reason) => decide({ decision: 'reject', reason }),
  });
  return (
    <article ref={card} className={styles.card} aria-labelledby={place}>
      <h2 className={styles.cardTitle} id={place}>
        <Link className={styles.link} to={`/orders/${orderId}/show`}>
          {translate('shop-reviews.order', { number })}
        </Link>
      </h2>
      <p className={styles.muted}>
        {store}
        {' · '}
        <bdi>{author === '' ? translate('shop-reviews.unsigned') : translate('entry.by', { author })}</bdi>
        {` · ${translate('entry.since', { time: moment(since) })}`}
      </p>
      <p>
        <b>{translate('surveys.rating', { shop, delivery })}</b>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {rejection.form ?? (
        <div className={styles.row}>
          <button
            type="button"
            className={styles.button.main}
            aria-label={translate('shop-reviews.publishNamed', { number })}
            aria-disabled={isPending}
            onClick={() => void decide({ decision: 'publish' })}
          >
            {translate('shop-reviews.publish')}
          </button>
          {rejection.button}
        </div>
      )}
    </article>
  );
};
