import type { ReactNode } from 'react';
import { CART_PATH, useTexts } from 'shared-contracts';
import { TextLink } from 'shared-ui/link';
import type { CheckoutCart } from '../cart/checkout-cart.ts';
import { OrderItems } from '../frame/OrderItems.tsx';
import * as form from '../frame/step-form.css.ts';
import type { Placing } from '../place/placing.ts';
import { texts } from '../texts.ts';
import { itemProblems } from './item-problems.ts';
import * as css from './summary.css.ts';

interface SummaryItemsProps {
  readonly cart: CheckoutCart;
  readonly outcome: Placing['outcome'];
}

/** What is ordered; what can't be had any more is said at the product, with the way to the cart. */
export const SummaryItems = ({ cart, outcome }: SummaryItemsProps): ReactNode => {
  const t = useTexts(texts);
  const problems = itemProblems(cart, outcome?.kind === 'refused' ? outcome.error : null);
  return (
    <div className={form.card}>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>{t('order.items')}</h2>
        <TextLink to={CART_PATH}>{t('summary.changeCart')}</TextLink>
      </div>
      <OrderItems items={cart.items} problems={problems} />
    </div>
  );
};
