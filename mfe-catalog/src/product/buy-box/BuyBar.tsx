import { ShoppingCart } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Price, reductionOf } from 'shared-ui/price';
import { useBuy } from '../../buying/use-buy.ts';
import { texts } from '../texts.ts';
import type { ChosenAddOns } from '../add-ons/chosen-add-ons.ts';
import type { Product } from '../product-types.ts';
import { canBuy, purchaseOf } from '../rules/purchase.ts';
import * as css from '../product.css.ts';

/** S-04, ∅26: price and button that stay in reach on phones and tablets. */
export const BuyBar = ({ product, addOns }: { readonly product: Product; readonly addOns: () => ChosenAddOns }): ReactNode => {
  const t = useTexts(texts);
  const buy = useBuy(product, addOns);
  if (!canBuy(purchaseOf(product))) return null;
  return (
    <aside className={css.buyBar} aria-label={t('buyBar')}>
      <Price value={product.final_price} promo={reductionOf(product.final_price, product.omnibus_price) !== null} />
      <Button className={css.buyBarButton} icon={ShoppingCart} onClick={buy}>
        {t('buyShort')}
      </Button>
    </aside>
  );
};
