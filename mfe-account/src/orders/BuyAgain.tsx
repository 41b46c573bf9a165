import { ShoppingCart } from 'shared-ui/icons';
import { useState, type ReactNode } from 'react';
import { CART_PATH, useCartService, useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { TextLink } from 'shared-ui/link';
import { buyAgain, type BoughtAgain } from './buy-again.ts';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';

/** 'Kup ponownie': adds all items of the order to the cart and lists by name those that could not be added. */
export const BuyAgain = ({ items }: Pick<Order, 'items'>): ReactNode => {
  const t = useTexts(orderTexts);
  const cart = useCartService();
  const [outcome, setOutcome] = useState<BoughtAgain | null>(null);
  const add = async (): Promise<void> => {
    setOutcome(null);
    setOutcome(await buyAgain(cart, items));
  };
  return (
    <div className={css.again}>
      <Button variant="secondary" icon={ShoppingCart} onClick={add}>
        {t('again.button')}
      </Button>
      <div role="status">
        {outcome !== null && outcome.added > 0 && (
          <p>
            {t('again.added', { count: outcome.added })} <TextLink to={CART_PATH}>{t('again.cart')}</TextLink>
          </p>
        )}
        {outcome !== null && outcome.missing.length > 0 && (
          <>
            <p>{t('again.missing')}</p>
            <ul className={css.missing}>
              {outcome.missing.map(({ name, why }) => (
                <li key={name}>{why === '' ? name : `${name}: ${why}`}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
};
