import { memo, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { DeferredHydration } from 'shared-ui/deferred-hydration';
import { TextLink } from 'shared-ui/link';
import { Shelf } from 'shared-ui/shelf';
import { useQuery } from 'urql';
import { HomeProductsDocument } from '../graphql/generated.ts';
import { texts } from '../texts.ts';
import { DealOfTheDay } from './DealOfTheDay.tsx';
import { homeSkus, type HomeContent } from './home-blocks.ts';
import { HomeTile } from './HomeTile.tsx';

/**
 * Deal of the day and shelves. Without their products (a quiet failure, Q-05) the rest of the page stands; products that
 * the store does not sell are left out, and so is a shelf of which nothing remains.
 */
export const HomeProducts = memo(function HomeProducts({ content }: { readonly content: HomeContent }): ReactNode {
  const t = useTexts(texts);
  const skus = homeSkus(content);
  const [{ data }] = useQuery({ query: HomeProductsDocument, variables: { skus }, pause: skus.length === 0 });
  const products = new Map(data?.msProducts.items.map((product) => [product.sku, product]));
  const deal = content.deal ? products.get(content.deal.sku) : undefined;
  return (
    <>
      {content.deal && deal && (
        <DeferredHydration height="high">
          <DealOfTheDay product={deal} endsAt={content.deal.endsAt} />
        </DeferredHydration>
      )}
      {content.shelves.map(({ title, url, skus: wanted }) => {
        const found = wanted.flatMap((sku) => products.get(sku) ?? []);
        return found.length === 0 ? null : (
          <DeferredHydration key={title} height="row" omittable>
            <Shelf title={title} more={url === '' ? undefined : <TextLink to={url}>{t('home.all')}</TextLink>}>
              {found.map((product) => (
                <HomeTile key={product.sku} product={product} />
              ))}
            </Shelf>
          </DeferredHydration>
        );
      })}
    </>
  );
});
