import type { ReactNode } from 'react';
import { Availability } from 'shared-ui/availability';
import type { Product, StoreFacts } from '../product-types.ts';
import { isUnavailable, purchaseOf } from '../rules/purchase.ts';
import { variantAxes } from '../rules/variant-axes.ts';
import { VariantPicker } from '../variants/VariantPicker.tsx';
import { BuyActions } from './BuyActions.tsx';
import { DeliveryRows } from './DeliveryRows.tsx';
import { OutletOffers } from './OutletOffers.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { ShockPrice } from './ShockPrice.tsx';
import * as css from '../product.css.ts';

interface BuyBoxProps {
  readonly product: Product;
  readonly store: StoreFacts;
}

/** Variants, price and everything that leads to buying. */
export const BuyBox = ({ product, store }: BuyBoxProps): ReactNode => (
  <>
    <VariantPicker axes={variantAxes(product.variants)} />
    <ShockPrice promotion={product.autopromotion} />
    <ProductPrice product={product} />
    <Availability
      className={css.availability}
      code={product.availability}
      note={product.availability_status_element}
      blocked={isUnavailable(purchaseOf(product))}
      place="page"
    />
    <BuyActions product={product} />
    <DeliveryRows product={product} store={store} />
    <OutletOffers product={product} />
  </>
);
