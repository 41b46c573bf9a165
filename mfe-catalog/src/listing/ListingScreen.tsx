import { Suspense, type ReactNode } from 'react';
import type { PageResolution } from 'shared-contracts';
import type { Crumb } from 'shared-ui/breadcrumbs';
import { CmsHtml } from 'shared-ui/cms-html';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer } from 'shared-ui/page-container';
import { Banners } from '../banners/Banners.tsx';
import type { ListingResultFragment } from '../graphql/generated.ts';
import type { ListingAddress } from './address/listing-address.ts';
import { ListingHead } from './ListingHead.tsx';
import { ListingTexts } from './ListingTexts.tsx';
import { ListingView } from './ListingView.tsx';
import * as css from './listing.css.ts';

interface ListingScreenProps {
  readonly address: ListingAddress;
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  /** The texts around the list. */
  readonly resolution: PageResolution;
  /** Undefined: the read failed. */
  readonly result: ListingResultFragment | undefined;
  readonly onRetry: () => void;
  /** Beside the heading: a logo. */
  readonly mark?: ReactNode;
  /** Between the head and the list: sub-categories, a banner. */
  readonly children?: ReactNode;
  /** Ids of the banners below the list (P-33). */
  readonly banners?: readonly number[] | undefined;
}

/** The page of a listing, whatever it lists: a category, a landing page, a tag, a brand. */
export const ListingScreen = ({
  address,
  crumbs,
  title,
  resolution,
  result,
  onRetry,
  mark,
  children,
  banners = [],
}: ListingScreenProps): ReactNode => (
  <PageContainer>
    <ListingHead crumbs={crumbs} title={title} mark={mark} {...(result !== undefined && { count: result.total_count })} />
    {result === undefined ? (
      <ErrorMessage onRetry={onRetry} />
    ) : (
      <>
        {resolution.intro_description && <CmsHtml html={resolution.intro_description} className={css.intro} />}
        {children}
        <ListingView name={title} address={address} result={result} />
        <Banners ids={banners} />
        <Suspense fallback={null}>
          <ListingTexts resolution={resolution} title={title} />
        </Suspense>
      </>
    )}
  </PageContainer>
);
