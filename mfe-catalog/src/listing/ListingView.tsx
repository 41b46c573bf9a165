import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { LATER_BESIDE_MARK, useTexts } from 'shared-contracts';
import { pageCount } from 'shared-contracts/catalogue';
import { Columns } from 'shared-ui/page-container';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { Pagination } from 'shared-ui/pagination';
import { LiveRegion } from 'shared-ui/live-region';
import { CompareBarPlace } from '../compare/bar/CompareBarPlace.tsx';
import { cx } from '../cx.ts';
import type { ListingResultFragment } from '../graphql/generated.ts';
import { texts } from '../texts.ts';
import { noFilters } from './address/filters.ts';
import type { ListingAddress } from './address/listing-address.ts';
import { readAddress } from './address/read-address.ts';
import { hrefOf } from './address/write-address.ts';
import { Facets } from './facets/Facets.tsx';
import { activeFilters, facetViews } from './facets/facet-model.ts';
import { FilterSheetButton } from './facets/FilterSheetButton.tsx';
import { ProductGrid } from './grid/ProductGrid.tsx';
import { guideView } from './guide/guide-model.ts';
import { ListingAddressContext, ListingNameContext } from './listing-context.ts';
import { ListingNavigationContext, useNewListingNavigation } from './navigation.ts';
import { idsOfPage } from './tile-batches.ts';
import { ActiveFilters } from './toolbar/ActiveFilters.tsx';
import { LayoutSwitch } from './toolbar/LayoutSwitch.tsx';
import { SortForm } from './toolbar/SortForm.tsx';
import * as css from './listing.css.ts';

const EmptyListing = lazyPart(() => import('./EmptyListing.tsx'), FailedInPlace);

interface ListingViewProps {
  /** What the list is called. */
  readonly name: string;
  readonly address: ListingAddress;
  readonly result: ListingResultFragment;
}

/** Facets, chips, order, products and pages of any listing. */
export const ListingView = ({ name, address, result }: ListingViewProps): ReactNode => {
  const t = useTexts(texts);
  const navigation = useNewListingNavigation();
  // The filters show the new address at once; its products follow when they are loaded.
  const optimisticAddress = useMemo(
    () => (navigation.target === null ? address : readAddress(navigation.target, address)),
    [navigation.target, address],
  );
  const facets = useMemo(() => facetViews(result, optimisticAddress), [result, optimisticAddress]);
  const guide = useMemo(() => guideView(result, optimisticAddress), [result, optimisticAddress]);
  const chips = useMemo(() => activeFilters(result, optimisticAddress), [result, optimisticAddress]);
  const ids = useMemo(() => idsOfPage(result.items_ids, address.page), [result.items_ids, address.page]);
  const [sheetOpen, setSheetOpen] = useState(false);
  const pages = pageCount(result.total_count);
  const busy = navigation.target !== null;

  return (
    <ListingNavigationContext value={navigation}>
      <ListingAddressContext value={optimisticAddress}>
        <Columns layout="facets">
          <aside id="filtry" className={css.sidebar} aria-labelledby="filtry-heading" {...LATER_BESIDE_MARK}>
            <h2 id="filtry-heading" className={css.sidebarHeading}>
              {t('listing.filters')}
            </h2>
            <Facets facets={facets} guide={guide} />
          </aside>
          <section aria-labelledby="produkty-heading" aria-busy={busy}>
            <h2 id="produkty-heading" className={css.sidebarHeading}>
              {t('listing.products')}
            </h2>
            <div className={css.toolbar}>
              {facets.length > 0 && (
                <FilterSheetButton
                  facets={facets}
                  guide={guide}
                  chosen={chips.length}
                  total={result.total_count}
                  busy={busy}
                  open={sheetOpen}
                  onOpen={setSheetOpen}
                />
              )}
              <ActiveFilters filters={chips} clearHref={hrefOf(optimisticAddress, { filters: noFilters })} />
              <div className={css.order}>
                <SortForm address={optimisticAddress} />
                <LayoutSwitch address={optimisticAddress} />
              </div>
            </div>
            <div className={cx(css.results, busy && css.resultsBusy)}>
              <Suspense fallback={null}>
                {ids.length === 0 ? (
                  <EmptyListing address={optimisticAddress} filters={chips} total={result.total_count} />
                ) : (
                  <ListingNameContext value={name}>
                    <ProductGrid ids={ids} layout={address.layout} />
                  </ListingNameContext>
                )}
              </Suspense>
            </div>
            <div className={css.pages} {...LATER_BESIDE_MARK}>
              <Pagination page={address.page} pages={pages} hrefOf={(page) => hrefOf(optimisticAddress, { page })} />
            </div>
            <CompareBarPlace />
            <LiveRegion message={busy ? t('listing.loading') : t('listing.loaded', { count: result.total_count })} />
          </section>
        </Columns>
      </ListingAddressContext>
    </ListingNavigationContext>
  );
};
