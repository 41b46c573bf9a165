import { formatNumber, useTexts } from 'shared-contracts';
import { starsText } from 'shared-contracts/catalogue';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { filledTwentieths } from './rating.ts';
import * as css from './stars.css.ts';

interface StarsProps {
  /** Review summary, 0-100 (P-10). */
  readonly summary: number;
  /** Number of reviews; without it only the stars stand. */
  readonly count?: number;
  /** Write 'opinii' out instead of the number in brackets. */
  readonly long?: boolean;
}

/** Five stars with the mean and the number of reviews; a product without reviews says so. */
export const Stars = ({ summary, count, long = false }: StarsProps): ReactNode => {
  const t = useTexts(uiTexts);
  if (count === 0) return <span className={css.summary}>{t('stars.none')}</span>;
  const rating = starsText(summary);
  return (
    <span className={css.summary}>
      <span className={cx(css.stars, css.share[filledTwentieths(summary)])} aria-hidden="true" />
      <VisuallyHidden>{count === undefined ? t('stars.mean', { rating }) : t('stars.summary', { rating, count })}</VisuallyHidden>
      {count !== undefined && (
        <span aria-hidden="true">{long ? `${rating} · ${t('stars.reviews', { count })}` : `${rating} (${formatNumber(count)})`}</span>
      )}
    </span>
  );
};
