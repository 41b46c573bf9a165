import { Suspense, type ReactNode, type RefObject } from 'react';
import { Availability } from 'shared-ui/availability';
import { DeliveryLines, isPromised } from 'shared-ui/delivery';
import { useDeliveries } from '../../delivery/use-deliveries.ts';
import { PageDeliveryDocument } from '../../graphql/generated.ts';
import { AddOnChoices } from '../add-ons/AddOnChoices.tsx';
import type { ChosenAddOns } from '../add-ons/chosen-add-ons.ts';
import type { Product } from '../product-types.ts';
import { canBuy, isUnavailable, purchaseOf } from '../rules/purchase.ts';
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
  /** Where what is chosen with the product stands. */
  readonly choices: RefObject<HTMLDivElement | null>;
  /** Where its buttons stand. */
  readonly actions: RefObject<HTMLDivElement | null>;
  readonly addOns: () => ChosenAddOns;
}

/** Variants, price and everything that leads to buying. */
export const BuyBox = ({ product, choices, actions, addOns }: BuyBoxProps): ReactNode => {
  const delivery = useDeliveries(PageDeliveryDocument, [product.id]).of(product);
  const purchase = purchaseOf(product);
  return (
    <>
      <VariantPicker axes={variantAxes(product.variants)} />
      <ShockPrice key={`shock ${product.id}`} promotion={product.autopromotion} />
      <ProductPrice product={product} />
      {!isUnavailable(purchase) && isPromised(delivery) ? (
        <DeliveryLines className={css.promise} delivery={delivery} />
      ) : (
        <Availability
          className={css.availability}
          code={product.availability}
          note={product.availability_status_element}
          blocked={isUnavailable(purchase)}
          place="page"
        />
      )}
      <BuyActions product={product} addOns={addOns} actions={actions} />
      {canBuy(purchase) && <AddOnChoices key={product.id} product={product} choices={choices} />}
      <Suspense>
        <DeliveryRows product={product} delivery={delivery} />
        <OutletOffers product={product} />
      </Suspense>
    </>
  );
};
