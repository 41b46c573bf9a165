import type { ReactNode } from 'react';
import { Availability } from 'shared-ui/availability';
import { DeliveryLines, isPromised } from 'shared-ui/delivery';
import { useDeliveries } from '../../delivery/use-deliveries.ts';
import { PageDeliveryDocument } from '../../graphql/generated.ts';
import type { Product } from '../product-types.ts';
import { isUnavailable, purchaseOf } from '../rules/purchase.ts';
import { variantAxes } from '../rules/variant-axes.ts';
import { VariantPicker } from '../variants/VariantPicker.tsx';
import { BuyActions } from './BuyActions.tsx';
import { DeliveryRows } from './DeliveryRows.tsx';
import { OutletOffers } from './OutletOffers.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { ShockPrice } from './ShockPrice.tsx';
import * as css from '../product.css.ts';

/** Variants, price and everything that leads to buying. */
export const BuyBox = ({ product }: { readonly product: Product }): ReactNode => {
  const delivery = useDeliveries(PageDeliveryDocument, [product.id]).of(product);
  const unavailable = isUnavailable(purchaseOf(product));
  return (
    <>
      <VariantPicker axes={variantAxes(product.variants)} />
      <ShockPrice promotion={product.autopromotion} />
      <ProductPrice product={product} />
      {!unavailable && isPromised(delivery) ? (
        <DeliveryLines className={css.promise} delivery={delivery} />
      ) : (
        <Availability
          className={css.availability}
          code={product.availability}
          note={product.availability_status_element}
          blocked={unavailable}
          place="page"
        />
      )}
      <BuyActions product={product} />
      <DeliveryRows product={product} delivery={delivery} />
      <OutletOffers product={product} />
    </>
  );
};
