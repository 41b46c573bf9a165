import { ShoppingCart } from 'shared-ui/icons';
import type { ReactNode, RefObject } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useBuy } from '../../buying/use-buy.ts';
import { texts } from '../texts.ts';
import type { ChosenAddOns } from '../add-ons/chosen-add-ons.ts';
import type { Product } from '../product-types.ts';
import { ReminderButton } from '../reminder/ReminderButton.tsx';
import { canBuy, isUnavailable, purchaseOf, type Purchase } from '../rules/purchase.ts';
import { ProductMarks } from './ProductMarks.tsx';
import * as css from '../product.css.ts';

const reasons = {
  'store-only': 'onlyStore',
  blocked: 'blocked',
  'sold-out': 'soldOut',
} as const satisfies Record<Exclude<Purchase, 'buy' | 'preorder'>, string>;

interface BuyActionsProps {
  readonly product: Product;
  readonly addOns: () => ChosenAddOns;
  readonly actions: RefObject<HTMLDivElement | null>;
}

/** The buy button, or the reason why there is none (P-03 … P-05). */
export const BuyActions = ({ product, addOns, actions }: BuyActionsProps): ReactNode => {
  const t = useTexts(texts);
  const buy = useBuy(product, addOns);
  const purchase = purchaseOf(product);
  return (
    <>
      {product.release_date !== null && (product.is_preorder || product.is_pre_release) && (
        <p className={css.notice}>{t('release', { day: new Date(product.release_date) })}</p>
      )}
      {purchase !== 'buy' && purchase !== 'preorder' && <p className={css.notice}>{t(reasons[purchase])}</p>}
      <div ref={actions} className={css.actions}>
        {canBuy(purchase) && (
          <Button size="large" block icon={ShoppingCart} onClick={buy}>
            {t(purchase === 'preorder' ? 'preorder' : 'buy')}
          </Button>
        )}
        {isUnavailable(purchase) && <ReminderButton product={product} kind="stock" />}
        <ProductMarks product={product} />
      </div>
    </>
  );
};
