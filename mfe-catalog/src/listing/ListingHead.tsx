import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Breadcrumbs, type Crumb } from 'shared-ui/breadcrumbs';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { texts } from '../texts.ts';
import * as css from './listing.css.ts';

interface ListingHeadProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  /** Products found; not said where nothing was searched. */
  readonly count?: number;
  /** Before the heading: a logo. */
  readonly mark?: ReactNode;
}

/** Breadcrumbs and heading with the number of products. */
export const ListingHead = ({ crumbs, title, count, mark }: ListingHeadProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <div className={css.head}>
        {mark}
        <h1 tabIndex={-1}>
          <CatalogueText text={title} />
        </h1>
        {count !== undefined && <p className={css.count}>{t('listing.count', { count })}</p>}
      </div>
    </>
  );
};
