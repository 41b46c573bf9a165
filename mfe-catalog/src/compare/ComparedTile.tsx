import { Trash2 } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { usePrefetch, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useLive } from 'shared-ui/live-product';
import { useMarks } from 'shared-ui/product-marks';
import { ProductTile } from 'shared-ui/product-tile';
import { useBuy } from '../buying/use-buy.ts';
import type { ComparedProduct } from './feature-rows.ts';
import { texts } from './texts.ts';

interface ComparedTileProps {
  readonly product: ComparedProduct;
  readonly priority: boolean;
  readonly onRemove: () => void;
}

/** The head of a product's column: its tile without the features, which stand in the rows below. */
export const ComparedTile = ({ product: read, priority, onRemove }: ComparedTileProps): ReactNode => {
  const t = useTexts(texts);
  const product = useLive(read);
  const buy = useBuy(product);
  const { wished, onWish } = useMarks(product);
  const prefetch = usePrefetch(product.request_path);
  return (
    <>
      <ProductTile
        product={{ ...product, features_price_tag: [] }}
        priority={priority}
        heading="h2"
        onBuy={buy}
        onIntent={prefetch}
        wished={wished}
        onWish={onWish}
      />
      <Button variant="quiet" size="small" block icon={Trash2} aria-label={t('removeNamed', { name: product.name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </>
  );
};
