import type { ReactNode, RefObject } from 'react';
import { useTexts } from 'shared-contracts';
import { Drawer } from 'shared-ui/drawer';
import { ErrorMessage } from 'shared-ui/error-message';
import { Skeleton } from 'shared-ui/skeleton';
import { useQuery } from 'urql';
import { FittingOfferDocument } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import * as css from './fitting.css.ts';
import { FittingForm } from './FittingForm.tsx';

interface FittingPanelProps {
  readonly product: Product;
  readonly choices: RefObject<HTMLDivElement | null>;
  readonly onClose: () => void;
}

/** The panel stands while its data is on the way. */
const IN_PLACE = { suspense: false } as const;

/** S-42, ∅30: explains how a screen protector is fitted, and puts it into the cart with the product. */
export default function FittingPanel({ product, choices, onClose }: FittingPanelProps): ReactNode {
  const t = useTexts(texts);
  const [{ data, fetching }, reload] = useQuery({ query: FittingOfferDocument, variables: { ids: [product.id] }, context: IN_PLACE });
  const offer = data?.msProducts.items.find(({ id }) => id === product.id);
  return (
    <Drawer open onClose={onClose} title={t('fitting.title')}>
      {offer ? (
        <FittingForm product={product} offer={offer} choices={choices} onDone={onClose} />
      ) : fetching ? (
        <div className={css.grey}>
          <Skeleton shape="title" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      ) : (
        <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />
      )}
    </Drawer>
  );
}
