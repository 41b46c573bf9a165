import { Suspense, useCallback, useRef, type ReactNode } from 'react';
import { LATER_BESIDE_MARK, LATER_MARK, type ProductPreview } from 'shared-contracts';
import { Badge, labelTone } from 'shared-ui/badge';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { useLive } from 'shared-ui/live-product';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { crumbsTo } from '../listing/crumbs.ts';
import { chosenIn } from './add-ons/chosen-add-ons.ts';
import { BuyBar } from './buy-box/BuyBar.tsx';
import { BuyBox } from './buy-box/BuyBox.tsx';
import { BuySkeleton } from './buy-box/BuySkeleton.tsx';
import { ProductHead } from './buy-box/ProductHead.tsx';
import { Details } from './details/Details.tsx';
import { DetailsSkeleton } from './details/DetailsSkeleton.tsx';
import { KeyFeatures } from './details/KeyFeatures.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { galleryPath } from './gallery/gallery-path.ts';
import type { Product } from './product-types.ts';
import { RecentlyViewed } from './related/RecentlyViewed.tsx';
import { galleryPictures } from './rules/gallery-pictures.ts';
import * as css from './product.css.ts';
import { useProductView } from './use-product-view.ts';
import { useReachableEnd } from './use-reachable-end.ts';

interface ProductViewProps {
  /** What can be rendered at once. */
  readonly known: ProductPreview;
  /** Null while only a tile is known: heading and first picture stand where they will stay, the rest is held free. */
  readonly read: Product | null;
}

/** A product's page from its start on; what has been read later is added in place. */
export const ProductView = ({ known, read }: ProductViewProps): ReactNode => {
  const product = useLive(read ?? undefined);
  const offer = useRef<HTMLElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const addOns = useCallback(() => chosenIn(choices.current), []);
  useReachableEnd(offer);
  useProductView(product);
  return (
    <>
      <PageContainer>
        <Breadcrumbs items={product ? crumbsTo(product.breadcrumbs, product.request_path) : []} />
        <div className={css.page}>
          {/* Boundaries keep what a press on a button needs small: React hydrates all that stands around it within the press. */}
          <Panel className={css.galleryArea}>
            <Suspense>
              {/* The gallery starts at the first picture of every product; everything else is updated in place. */}
              <Gallery
                key={known.id}
                name={known.name}
                pictures={galleryPictures(product?.images_gallery ?? '', known.thumbnail, known.name)}
                films={product?.movies ?? []}
                page={product && galleryPath(product.gid)}
                partial={!product}
              >
                <Labels labels={known.labels} />
              </Gallery>
            </Suspense>
          </Panel>
          <div className={css.offerArea}>
            <Panel ref={offer} className={css.offer}>
              <ProductHead known={known} product={product} />
              {product ? <BuyBox product={product} choices={choices} actions={actions} addOns={addOns} /> : <BuySkeleton />}
            </Panel>
          </div>
          <div className={css.factsArea} {...LATER_MARK}>
            {product && (
              <Suspense>
                <KeyFeatures groups={product.features_groups} />
              </Suspense>
            )}
          </div>
          <div className={css.sections} {...LATER_BESIDE_MARK}>
            {product ? (
              <Suspense fallback={<DetailsSkeleton />}>
                <Details product={product} />
              </Suspense>
            ) : (
              <DetailsSkeleton />
            )}
            {product && <RecentlyViewed sku={product.sku} />}
          </div>
        </div>
      </PageContainer>
      {product && (
        <Suspense>
          <BuyBar product={product} addOns={addOns} actions={actions} />
        </Suspense>
      )}
    </>
  );
};

const Labels = ({ labels }: { readonly labels: ProductPreview['labels'] }): ReactNode =>
  labels
    .toSorted((a, b) => a.position - b.position)
    .map(({ code, text }) => (
      <Badge key={code + text} tone={labelTone(code)}>
        {text}
      </Badge>
    ));
