import { ChevronLeft, ChevronRight } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { Icon, type IconShape } from '../icon/index.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/index.ts';
import { pageList } from './page-list.ts';
import * as css from './pagination.css.ts';

interface PaginationProps {
  /** The page shown, from 1. */
  readonly page: number;
  readonly pages: number;
  /** Address of a page. */
  readonly hrefOf: (page: number) => string;
  /** Name of the landmark, where a page has two of them. */
  readonly label?: string;
}

interface StepProps {
  readonly to: string | null;
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly icon: IconShape;
}

// At the ends the step keeps its room where there is enough of it, so that the numbers stay where they are.
const Step = ({ to, rel, label, icon }: StepProps): ReactNode => (
  <li {...(to === null && { className: css.none })}>
    {to === null ? (
      <span className={cx(css.page, css.off)}>
        <Icon of={icon} size={20} />
      </span>
    ) : (
      <Link to={to} rel={rel} className={css.page} aria-label={label} title={label}>
        <Icon of={icon} size={20} />
      </Link>
    )}
  </li>
);

/** Pages of a listing as real links; one page renders nothing. */
export const Pagination = ({ page, pages, hrefOf, label }: PaginationProps): ReactNode => {
  const t = useTexts(uiTexts);
  if (pages < 2) return null;
  return (
    <nav aria-label={label ?? t('pages.label')}>
      <ul className={css.list}>
        <Step to={page > 1 ? hrefOf(Math.min(page - 1, pages)) : null} rel="prev" label={t('pages.previous')} icon={ChevronLeft} />
        {pageList(page, pages).map((entry, at) => (
          <li key={entry === 'gap' ? `gap-${at}` : entry} {...(entry === 'gap' && { className: css.still })}>
            {entry === 'gap' ? (
              <span className={cx(css.page, css.gap)} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                to={hrefOf(entry)}
                className={css.page}
                aria-label={t('pages.page', { page: entry })}
                {...(entry === page && { 'aria-current': 'page' as const })}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        <Step to={page < pages ? hrefOf(page + 1) : null} rel="next" label={t('pages.next')} icon={ChevronRight} />
      </ul>
    </nav>
  );
};
