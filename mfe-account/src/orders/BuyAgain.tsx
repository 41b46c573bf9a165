import { ShoppingCart } from 'shared-ui/icons';
import { useState, type ReactNode } from 'react';
import { CART_PATH, useCartService, useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { TextLink } from 'shared-ui/link';
import { buyAgain, type BoughtAgain } from './buy-again.ts';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';

interface ChoiceProps extends Pick<Order, 'items'> {
  readonly onChosen: (items: Order['items']) => Promise<void>;
}

/** J-244: the lines of the order, to be left out or taken. */
const Choice = ({ items, onChosen }: ChoiceProps): ReactNode => {
  const t = useTexts(orderTexts);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = items.filter((_, index) => !left.has(index));
  const toggle = (index: number): void => {
    const next = new Set(left);
    if (!next.delete(index)) next.add(index);
    setLeft(next);
  };
  return (
    <fieldset className={css.choice}>
      <legend className={css.strong}>{t('again.lines')}</legend>
      {items.map(({ name, qty }, index) => (
        // Two lines may be of one product, with other services; an order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Checkbox key={index} checked={!left.has(index)} onChange={() => toggle(index)} end={t('order.pieces', { count: qty })}>
          {name}
        </Checkbox>
      ))}
      <Button variant="secondary" icon={ShoppingCart} disabled={chosen.length === 0} onClick={() => onChosen(chosen)}>
        {t('again.chosen')}
      </Button>
      {chosen.length === 0 && (
        <p role="status" className={css.muted}>
          {t('again.nothing')}
        </p>
      )}
    </fieldset>
  );
};

/** 'Kup ponownie': adds all items of the order, or chosen ones, to the cart and lists by name those that could not be added. */
export const BuyAgain = ({ items }: Pick<Order, 'items'>): ReactNode => {
  const t = useTexts(orderTexts);
  const cart = useCartService();
  const [outcome, setOutcome] = useState<BoughtAgain | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const add = async (wanted: Order['items']): Promise<void> => {
    setOutcome(null);
    setOutcome(await buyAgain(cart, wanted));
  };
  return (
    <div className={css.again}>
      <div className={css.againWays}>
        <Button variant="secondary" icon={ShoppingCart} onClick={() => add(items)}>
          {t('again.button')}
        </Button>
        {items.length > 1 && (
          <Button variant="quiet" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
            {t('again.choose')}
          </Button>
        )}
      </div>
      {isChoosing && <Choice items={items} onChosen={add} />}
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
