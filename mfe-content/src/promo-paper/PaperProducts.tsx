import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { HomeProductsDocument } from '../graphql/generated.ts';
import { HomeTile } from '../home/HomeTile.tsx';
import { usePageData } from '../pages/use-page-data.ts';
import type { PaperPage } from './paper.ts';
import * as css from './promo-paper.css.ts';
import { paperTexts } from './texts.ts';

/** The products of a page of the paper, as they are sold now; those that the store does not sell any more are left out. */
export const PaperProducts = ({ page }: { readonly page: PaperPage }): ReactNode => {
  const t = useTexts(paperTexts);
  const { data } = usePageData(HomeProductsDocument, { skus: page.skus }, page.skus.length === 0);
  const products = new Map(data?.msProducts.items.map((product) => [product.sku, product]));
  const found = page.skus.flatMap((sku) => products.get(sku) ?? []);
  return (
    <section aria-label={t('products')}>
      <h2>
        <CatalogueText text={page.title} />
      </h2>
      <p className={css.text}>
        <CatalogueText text={page.text} />
      </p>
      {data && found.length === 0 && <p>{t('soldOut')}</p>}
      <ul className={css.tiles}>
        {found.map((product) => (
          <li key={product.sku} className={css.tile}>
            <HomeTile product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
};
