import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ChipLink, ChipRow } from 'shared-ui/chip';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import type { CategoryListingQuery } from '../../graphql/generated.ts';
import { useIntent } from '../../prefetch/use-intent.ts';
import { texts } from '../../texts.ts';
import { cx } from '../../cx.ts';
import * as css from '../listing.css.ts';
import { columnsFor, tabletColumns, wideColumns } from './tile-columns.ts';

type Child = NonNullable<CategoryListingQuery['msCategories']>['items'][number]['children'][number];

interface SubcategoriesProps {
  readonly items: readonly Child[];
}

/** Categories right below, as one line of chips. */
export const SubcategoryChips = ({ items }: SubcategoriesProps): ReactNode => {
  const t = useTexts(texts);
  const intent = useIntent();
  return (
    <nav className={css.subcategories} aria-label={t('listing.subcategories')} {...intent}>
      <ChipRow scroll>
        {items.map(({ id, name_in_tiles, url }) => (
          <ChipLink key={id} to={url}>
            {name_in_tiles}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
};

/** the same as tiles with pictures, for a category that is shown as tiles. */
export const SubcategoryTiles = ({ items }: SubcategoriesProps): ReactNode => {
  const t = useTexts(texts);
  const intent = useIntent();
  return (
    <nav aria-label={t('listing.subcategories')} {...intent}>
      <ul
        className={cx(
          css.categoryTiles,
          css.columnsOnTablet[columnsFor(items.length, tabletColumns) ?? 1],
          css.columnsOnWide[columnsFor(items.length, wideColumns) ?? 1],
        )}
      >
        {items.map(({ id, name_in_tiles, url, image, product_count }) => (
          <li key={id}>
            <Link to={url} className={css.categoryTile}>
              <Picture
                base={image}
                alt=""
                className={css.categoryPicture}
                sizes="(min-width: 768px) 180px, 30vw"
                widths={[320, 480]}
                later
              />
              <span className={css.categoryName}>{name_in_tiles}</span>
              <span className={css.categoryCount}>{t('listing.count', { count: product_count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
