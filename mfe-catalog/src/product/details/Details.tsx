import { useEffect, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { DeferredHydration } from 'shared-ui/deferred-hydration';
import { Panel } from 'shared-ui/page-container';
import { useClient, useQuery } from 'urql';
import { Banners } from '../../banners/Banners.tsx';
import { ProductDetailsDocument } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import { PostShelf } from '../related/PostShelf.tsx';
import { RelatedShelf } from '../related/RelatedShelf.tsx';
import { Questions } from '../questions/Questions.tsx';
import { Reviews } from '../reviews/Reviews.tsx';
import { ProductSheet } from '../safety/ProductSheet.tsx';
import { Safety } from '../safety/Safety.tsx';
import { Description } from './Description.tsx';
import { ExpertReview } from './ExpertReview.tsx';
import { Specification } from './Specification.tsx';

const NEWEST = { requestPolicy: 'network-only' } as const;

/** Everything below the first screen of a product page; each part hydrates for itself. */
export const Details = ({ product }: { readonly product: Product }): ReactNode => {
  const t = useTexts(texts);
  const client = useClient();
  const [{ data }, reload] = useQuery({ query: ProductDetailsDocument, variables: { id: product.id } });
  const details = data?.msProducts.items[0];
  const { review_count: count } = product;
  const missed = details === undefined || details.review_count === count ? null : count;
  // Reviews have been published since the page was read (L-06). Asked of the client, so that what is shown stays until the answer.
  useEffect(() => {
    if (missed !== null) void client.query(ProductDetailsDocument, { id: product.id }, NEWEST).toPromise();
  }, [missed, client, product.id]);
  if (!details) {
    return (
      <>
        <Specification groups={product.features_groups} />
        <Panel>
          <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />
        </Panel>
      </>
    );
  }
  return (
    <>
      <DeferredHydration omittable="last">
        <Description description={details.description} technologies={details.technologies} />
      </DeferredHydration>
      <DeferredHydration height="row" omittable>
        <RelatedShelf title={t('accessories')} products={details.accessories} />
      </DeferredHydration>
      <DeferredHydration omittable="last">
        <Specification groups={product.features_groups} />
      </DeferredHydration>
      <DeferredHydration omittable="last">
        <ProductSheet product={product} />
      </DeferredHydration>
      <DeferredHydration omittable="last">
        <ExpertReview expert={details.expert} />
      </DeferredHydration>
      <DeferredHydration omittable="last">
        <Reviews product={details} name={product.name} />
      </DeferredHydration>
      <DeferredHydration omittable="last">
        <Questions product={product} />
      </DeferredHydration>
      <DeferredHydration height="row" omittable>
        <RelatedShelf title={t('complementary')} products={details.complementary} />
      </DeferredHydration>
      <DeferredHydration height="row" omittable>
        <RelatedShelf title={t('series', { name: details.series_name ?? '' })} products={details.series} />
      </DeferredHydration>
      <DeferredHydration height="row" omittable>
        <RelatedShelf title={t('similar')} products={details.similar} />
      </DeferredHydration>
      <DeferredHydration height="low" omittable>
        <PostShelf posts={details.blog_posts} />
      </DeferredHydration>
      <Banners ids={details.adserver_ids} />
      <DeferredHydration omittable="last">
        <Safety gpsr={details.gpsr} />
      </DeferredHydration>
    </>
  );
};
