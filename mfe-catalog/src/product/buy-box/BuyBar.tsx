import { ShoppingCart } from 'shared-ui/icons';
import type { ReactNode, RefObject } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Price, reductionOf } from 'shared-ui/price';
import { useBuy } from '../../buying/use-buy.ts';
import { cx } from '../../cx.ts';
import { texts } from '../texts.ts';
import type { ChosenAddOns } from '../add-ons/chosen-add-ons.ts';
import type { Product } from '../product-types.ts';
import { canBuy, purchaseOf } from '../rules/purchase.ts';
import { useInView } from '../use-in-view.ts';
import * as css from '../product.css.ts';

interface BuyBarProps {
  readonly product: Product;
  readonly addOns: () => ChosenAddOns;
  /** The page's own buttons, beside which the bar would be a second one. */
  readonly actions: RefObject<HTMLDivElement | null>;
}

/** S-04, ∅26: price and button that stay in reach on phones and tablets while the page's own button is out of sight. */
export const BuyBar = ({ product, addOns, actions }: BuyBarProps): ReactNode => {
  const t = useTexts(texts);
  const buy = useBuy(product, addOns);
  const isBeside = useInView(actions);
  if (!canBuy(purchaseOf(product))) return null;
  return (
    <aside className={cx(css.buyBar, isBeside && css.buyBarAway)} aria-label={t('buyBar')}>
      <Price value={product.final_price} promo={reductionOf(product.final_price, product.omnibus_price) !== null} />
      <Button className={css.buyBarButton} icon={ShoppingCart} onClick={buy}>
        {t('buyShort')}
      </Button>
    </aside>
  );
};
