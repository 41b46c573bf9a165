import { Star } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { Icon } from '../icon/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import * as css from './rating-distribution.css.ts';

interface RatingDistributionProps {
  /** How often each number of stars was given (P-10); votes that are missing count as none. */
  readonly stats: readonly { readonly vote: number; readonly vote_count: number }[];
  /** J-153: makes each row a button that narrows the list of reviews to its votes, or takes that back. */
  readonly filter?: { readonly picked: number | null; readonly onPick: (vote: number | null) => void };
}

/** [P-10] Bars of the votes, five stars first. */
export const RatingDistribution = ({ stats, filter }: RatingDistributionProps): ReactNode => {
  const t = useTexts(uiTexts);
  const total = stats.reduce((sum, { vote_count }) => sum + vote_count, 0);
  return (
    <ul className={css.list} aria-label={t('stars.distribution')}>
      {[5, 4, 3, 2, 1].map((vote) => {
        const count = stats.find((stat) => stat.vote === vote)?.vote_count ?? 0;
        const label = `${t('stars.vote', { stars: vote })}: ${t('stars.reviews', { count })}`;
        const row = (
          <>
            <span className={css.vote} aria-hidden="true">
              {vote}
              <Icon of={Star} size={14} className={css.star} />
            </span>
            <ProgressBar value={count} max={Math.max(1, total)} tone="star" label={label} />
            <span className={css.count} aria-hidden="true">
              {count}
            </span>
          </>
        );
        if (filter === undefined || count === 0) {
          return (
            <li key={vote} className={css.row}>
              {row}
            </li>
          );
        }
        // The bar's label is the button's name, too.
        const isPicked = filter.picked === vote;
        return (
          <li key={vote}>
            <button type="button" className={css.pick} aria-pressed={isPicked} onClick={() => filter.onPick(isPicked ? null : vote)}>
              {row}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
