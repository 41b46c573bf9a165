import { useMemo, type ReactNode } from 'react';
import type { PageProps, PageResolution } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { Picture } from 'shared-ui/picture';
import { useQuery } from 'urql';
import { ManufacturerListingDocument } from '../graphql/generated.ts';
import { crumbsTo } from '../listing/crumbs.ts';
import { ListingScreen } from '../listing/ListingScreen.tsx';
import { useListingAddress } from '../listing/use-listing-address.ts';
import { manufacturerVariables } from './manufacturer-variables.ts';
import * as css from './manufacturer.css.ts';

export { prefetch } from './prefetch.ts';
export { texts } from '../texts.ts';

/** everything that a brand makes. */
export default function ManufacturerPage({ resolution }: PageProps): ReactNode {
  if (resolution?.id == null) return <ErrorMessage />;
  return <Manufacturer key={resolution.id} id={resolution.id} resolution={resolution} />;
}

interface ManufacturerProps {
  readonly id: number;
  readonly resolution: PageResolution;
}

const Manufacturer = ({ id, resolution }: ManufacturerProps): ReactNode => {
  const address = useListingAddress();
  const variables = useMemo(() => manufacturerVariables(id, address), [id, address]);
  const [{ data }, reload] = useQuery({ query: ManufacturerListingDocument, variables });
  const brand = data?.manufacturers.items[0];
  return (
    <ListingScreen
      address={address}
      crumbs={crumbsTo(resolution.breadcrumbs, resolution.canonical_url ?? '')}
      title={resolution.header_title || (brand?.name ?? '')}
      resolution={resolution}
      result={brand && data?.productsForManufacturer}
      onRetry={() => reload({ requestPolicy: 'network-only' })}
      mark={brand && <Logo base={brand.logo} />}
    />
  );
};

/** The name stands beside it as the heading, so the picture says nothing more. */
const Logo = ({ base }: { readonly base: string }): ReactNode => (
  <Picture className={css.headLogo} base={base} alt="" sizes="128px" widths={[160, 320]} ratio="banner" />
);
