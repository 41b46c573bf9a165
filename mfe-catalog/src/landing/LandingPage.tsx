import { useMemo, type ReactNode } from 'react';
import type { PageProps, PageResolution } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { useQuery } from 'urql';
import { LandingListingDocument } from '../graphql/generated.ts';
import { crumbsTo } from '../listing/crumbs.ts';
import { ListingScreen } from '../listing/ListingScreen.tsx';
import { useListingAddress } from '../listing/use-listing-address.ts';
import { Cycle } from './Cycle.tsx';
import { LandingBanner } from './LandingBanner.tsx';
import { landingVariables } from './landing-variables.ts';

export { prefetch } from './prefetch.ts';
export { texts } from './texts.ts';

/** the products that a landing page, a returning one or a tag gathers. */
export default function LandingPage({ resolution }: PageProps): ReactNode {
  if (resolution?.id == null) return <ErrorMessage />;
  return <Landing key={resolution.id} id={resolution.id} resolution={resolution} />;
}

interface LandingProps {
  readonly id: number;
  readonly resolution: PageResolution;
}

const Landing = ({ id, resolution }: LandingProps): ReactNode => {
  const address = useListingAddress();
  const variables = useMemo(() => landingVariables(id, address), [id, address]);
  const [{ data }, reload] = useQuery({ query: LandingListingDocument, variables });
  const landing = data?.landingPages[0];
  return (
    <ListingScreen
      address={address}
      crumbs={crumbsTo(resolution.breadcrumbs, resolution.canonical_url ?? '')}
      title={resolution.header_title || (landing?.categoryName ?? '')}
      resolution={resolution}
      result={landing && data?.productsForLanding}
      onRetry={() => reload({ requestPolicy: 'network-only' })}
    >
      {landing?.cycle && <Cycle text={landing.cycle} />}
      {landing && <LandingBanner graphics={landing.graphics} />}
    </ListingScreen>
  );
};
