import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import type { ManufacturersQuery } from '../graphql/generated.ts';
import { cx } from '../cx.ts';
import { useIntent } from '../prefetch/use-intent.ts';
import { sectionId } from './brand-index.ts';
import { texts } from './texts.ts';
import * as css from './manufacturer.css.ts';

interface BrandSectionProps {
  readonly letter: string;
  readonly brands: ManufacturersQuery['manufacturers']['items'];
}

/** The brands of one letter as tiles with logo, name and number of products. */
export const BrandSection = ({ letter, brands }: BrandSectionProps): ReactNode => {
  const t = useTexts(texts);
  const intent = useIntent();
  const id = sectionId(letter);
  return (
    <section
      id={id}
      className={cx(css.section, css.span[Math.min(brands.length, css.MOST_COLUMNS)])}
      aria-labelledby={`${id}-litera`}
      {...intent}
    >
      <h2 id={`${id}-litera`} className={css.sectionHeading}>
        {letter}
      </h2>
      <ul className={css.brands}>
        {brands.map(({ id: brand, name, url, logo, product_count }) => (
          <li key={brand}>
            <Link className={css.brand} to={url}>
              <Picture className={css.logo} base={logo} alt="" sizes="160px" widths={[160, 320]} ratio="banner" />
              <span className={css.name}>{name}</span>
              <span className={css.products}>{t('products', { count: product_count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
