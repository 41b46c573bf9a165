import type { ReactNode } from 'react';
import { CART_PATH, formatMoney, multiplyGrosze, useTexts } from 'shared-contracts';
import { AddOnList } from 'shared-ui/add-on-list';
import { TextLink } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { ProductName } from 'shared-ui/product-name';
import { GiftLine } from '../../gift-cards/line/GiftLine.tsx';
import { nameOf } from '../../lines/item-name.ts';
import { texts } from '../texts.ts';
import * as css from './order-summary.css.ts';
import type { CartItem } from '../../service/cart-schema.ts';
import { lineAddOns } from '../../service/line-add-ons.ts';

interface OrderItemsProps {
  readonly items: readonly CartItem[];
  /** What stands in the way of items, by their id. */
  readonly problems?: ReadonlyMap<number, string>;
}

/** The products of an order, small. */
export const OrderItems = ({ items, problems }: OrderItemsProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <ul className={css.items} aria-label={t('order.items')}>
      {items.map((item) => (
        <li key={item.item_id} className={css.item}>
          {item.thumbnail && <Picture base={item.thumbnail} alt="" sizes="56px" widths={[80, 160]} className={css.picture} />}
          <div className={css.textBlock}>
            <p>
              <ProductName name={nameOf(item)} />
            </p>
            <p className={css.pieces}>{t('order.pieces', { count: item.qty })}</p>
            <GiftLine gift={item.gift} words={(values) => t('order.gift', values)} />
            {problems?.has(item.item_id) && (
              <p className={css.problem} role="alert">
                {problems.get(item.item_id)} <TextLink to={CART_PATH}>{t('summary.toCart')}</TextLink>
              </p>
            )}
          </div>
          <span className={css.price}>{formatMoney(multiplyGrosze(item.catalog_final_price, item.qty))}</span>
          <AddOnList addOns={lineAddOns(item, item.qty)} className={css.addOns} />
        </li>
      ))}
    </ul>
  );
};
