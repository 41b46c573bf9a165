import { memo, type ReactNode } from 'react';
import { LATER_MARK } from 'shared-contracts';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import type { HomeBlocksQuery } from '../graphql/generated.ts';
import * as css from './category-tiles.css.ts';
import { heading } from './home.css.ts';

type MenuItem = HomeBlocksQuery['headerDataQuery']['items'][number];

interface CategoryTilesProps {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** The top level of the catalogue as pictures; links of the menu that are no categories are left out. */
export const CategoryTiles = memo(function CategoryTiles({ title, items }: CategoryTilesProps): ReactNode {
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <ul className={css.grid} {...LATER_MARK}>
        {items.map(({ category_id, category, images: [image] }) =>
          category_id === null || !image ? null : (
            <li key={category_id} className={css.cell}>
              <Link to={category.url} className={css.tile}>
                <Picture
                  base={image.image}
                  alt=""
                  sizes="(min-width: 1100px) 112px, (min-width: 768px) 72px, 24vw"
                  widths={[80, 160, 320]}
                  className={css.picture}
                />
                <span className={css.name}>{category.name}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  );
});
