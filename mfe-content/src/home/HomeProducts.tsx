import { memo, type ReactNode } from 'react';
import { useCartService, useTexts } from 'shared-contracts';
import { TextLink } from 'shared-ui/link';
import { ProductTile } from 'shared-ui/product-tile';
import { Shelf } from 'shared-ui/shelf';
import { useQuery } from 'urql';
import { HomeProductsDocument, type HomeProductsQuery } from '../graphql/generated.ts';
import { texts } from '../texts.ts';
import { DealOfTheDay } from './DealOfTheDay.tsx';
import { homeSkus, type HomeContent } from './home-blocks.ts';

export type HomeProduct = HomeProductsQuery['msProducts']['items'][number];

/** Deal of the day and shelves. Without their products (a quiet failure, Q-05) the rest of the page stands. */
export const HomeProducts = memo(({ content }: { readonly content: HomeContent }): ReactNode => {
  const t = useTexts(texts);
  const skus = homeSkus(content);
  const [{ data }] = useQuery({ query: HomeProductsDocument, variables: { skus }, pause: skus.length === 0 });
  const products = new Map(data?.msProducts.items.map((product) => [product.sku, product]));
  const deal = content.deal ? products.get(content.deal.sku) : undefined;
  return (
    <>
      {content.deal && deal && <DealOfTheDay product={deal} endsAt={content.deal.endsAt} />}
      {content.shelves.map(({ title, url, skus: wanted }) => {
        const found = wanted.flatMap((sku) => products.get(sku) ?? []);
        return found.length === 0 ? null : (
          <Shelf key={title} title={title} more={url === '' ? undefined : <TextLink to={url}>{t('home.all')}</TextLink>}>
            {found.map((product) => (
              <HomeTile key={product.sku} product={product} />
            ))}
          </Shelf>
        );
      })}
    </>
  );
});

const HomeTile = memo(({ product }: { readonly product: HomeProduct }): ReactNode => {
  const cart = useCartService();
  return <ProductTile product={product} onBuy={() => cart.add({ sku: product.sku, qty: Math.max(1, product.min_sale_qty) })} />;
});
