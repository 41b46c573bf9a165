import type { ReactNode, RefObject } from 'react';
import { Availability } from 'shared-ui/availability';
import { AddOnChoices } from '../add-ons/AddOnChoices.tsx';
import type { ChosenAddOns } from '../add-ons/chosen-add-ons.ts';
import type { Product, StoreFacts } from '../product-types.ts';
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
  readonly store: StoreFacts;
  /** Where what is chosen with the product stands. */
  readonly choices: RefObject<HTMLDivElement | null>;
  readonly addOns: () => ChosenAddOns;
}

/** Variants, price and everything that leads to buying. */
export const BuyBox = ({ product, store, choices, addOns }: BuyBoxProps): ReactNode => (
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
    <BuyActions product={product} addOns={addOns} />
    {canBuy(purchaseOf(product)) && <AddOnChoices key={product.id} product={product} choices={choices} />}
    <DeliveryRows product={product} store={store} />
    <OutletOffers product={product} />
  </>
);
