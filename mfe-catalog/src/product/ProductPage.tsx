import { lazy, Suspense, type ReactNode } from 'react';
import type { PageProps } from 'shared-contracts';
import { Badge, labelTone } from 'shared-ui/badge';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { useQuery } from 'urql';
import { ProductPageDocument } from '../graphql/generated.ts';
import { crumbsTo } from '../listing/crumbs.ts';
import { useLive } from '../live/use-live.ts';
import { BuyBar } from './buy-box/BuyBar.tsx';
import { BuyBox } from './buy-box/BuyBox.tsx';
import { KeyFeatures } from './details/KeyFeatures.tsx';
import { DetailsSkeleton } from './details/DetailsSkeleton.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import type { Product, StoreFacts } from './product-types.ts';
import { galleryPictures } from './rules/gallery-pictures.ts';
import * as css from './product.css.ts';

const Details = lazy(() => import('./details/Details.tsx'));

export { prefetch } from './prefetch.ts';
export { productJsonLd } from './product-json-ld.ts';
export { texts } from './texts.ts';

/** one product. A change of variant opens the sibling's page; the layout stays, so nothing jumps. */
export default function ProductPage({ resolution }: PageProps): ReactNode {
  const id = resolution?.id ?? 0;
  const [{ data }, reload] = useQuery({ query: ProductPageDocument, variables: { ids: [id] } });
  const product = data?.msProducts.items[0];
  if (!data || !product) {
    return (
      <PageContainer>
        <Breadcrumbs items={crumbsTo(resolution?.breadcrumbs ?? [], '')} />
        <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />
      </PageContainer>
    );
  }
  return <LoadedProduct product={product} store={data.storeConfig} />;
}

interface LoadedProductProps {
  readonly product: Product;
  readonly store: StoreFacts;
}

const LoadedProduct = ({ product: read, store }: LoadedProductProps): ReactNode => {
  const product = useLive(read);
  return (
    <>
      <PageContainer>
        <Breadcrumbs items={crumbsTo(product.breadcrumbs, product.request_path)} />
        <div className={css.page}>
          <Panel className={css.galleryArea}>
            {/* The gallery starts at the first picture of every product; everything else is updated in place. */}
            <Gallery
              key={product.id}
              name={product.name}
              pictures={galleryPictures(product.images_gallery, product.thumbnail, product.name)}
            >
              <Labels labels={product.labels} />
            </Gallery>
          </Panel>
          <div className={css.offerArea}>
            <BuyBox product={product} store={store} />
          </div>
          <div className={css.factsArea}>
            <KeyFeatures groups={product.features_groups} />
          </div>
        </div>
        <div className={css.stack}>
          <Suspense fallback={<DetailsSkeleton />}>
            <Details product={product} />
          </Suspense>
        </div>
      </PageContainer>
      <BuyBar product={product} />
    </>
  );
};

const Labels = ({ labels }: { readonly labels: Product['labels'] }): ReactNode =>
  labels
    .toSorted((a, b) => a.position - b.position)
    .map(({ code, text }) => (
      <Badge key={code + text} tone={labelTone(code)}>
        {text}
      </Badge>
    ));
