import { useState, type ReactNode } from 'react';
import { useCartService, useTexts } from 'shared-contracts';
import { canBeOrdered } from 'shared-contracts/catalogue';
import { Button } from 'shared-ui/button';
import { ErrorMessage } from 'shared-ui/error-message';
import { ShoppingCart } from 'shared-ui/icons';
import { useQuery } from 'urql';
import { WishlistProductsDocument } from '../graphql/generated.ts';
import { KeptTile, type KeptProduct } from './KeptTile.tsx';
import { listName } from './list-name.ts';
import { RowActions } from './RowActions.tsx';
import { wishlistTexts } from './texts.ts';
import type { OwnReminders } from './use-reminders.ts';
import type { KeptItem, KeptList, WishlistStore } from './use-wishlist.ts';
import * as css from './wishlist.css.ts';

/** Products at a time; more with a button. */
const STEP = 24;

interface KeptTilesProps {
  /** Of one list, newest first. */
  readonly items: readonly KeptItem[];
  readonly lists: readonly KeptList[];
  readonly store: WishlistStore;
  readonly reminders: OwnReminders;
  readonly onRemoved: () => void;
}

interface Row {
  readonly item: KeptItem;
  readonly product: KeptProduct;
}

/** The tiles of a list; what this store does not sell (any more) is counted below them. */
export const KeptTiles = ({ items, lists, store, reminders, onRemoved }: KeptTilesProps): ReactNode => {
  const t = useTexts(wishlistTexts);
  const cart = useCartService();
  const [count, setCount] = useState(STEP);
  // What is removed meanwhile stays in the question: the tiles that are left need no new answer.
  const [asked, setAsked] = useState(() => items.map(({ product_id: id }) => id));
  const missed = items.map(({ product_id: id }) => id).filter((id) => !asked.includes(id));
  if (missed.length > 0) setAsked([...missed, ...asked]);
  const [{ data }, ask] = useQuery({ query: WishlistProductsDocument, variables: { ids: asked.slice(0, count) } });
  if (!data) return <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  const products = new Map(data.msProducts.items.map((product) => [product.id, product]));
  const shown = items.filter(({ product_id: id }) => asked.indexOf(id) < count);
  const rows: readonly Row[] = shown.flatMap((item) => {
    const product = products.get(item.product_id);
    return product === undefined ? [] : [{ item, product }];
  });
  const forSale = rows.filter(({ product }) => canBeOrdered(product));
  const missing = shown.length - rows.length;

  /** J-173: one after the other; what the cart does not take stays on the list. */
  const toCart = async (moved: readonly Row[]): Promise<void> => {
    let done = 0;
    for (const { item, product } of moved) {
      const { ok } = await cart.add({ sku: product.sku, qty: Math.max(1, product.min_sale_qty) });
      if (ok && (await store.change((rest) => rest.removeFromWishlist(item.item_id)))) done += 1;
    }
    if (done === 0) return;
    store.notify(t('inCart', { count: done }));
    onRemoved();
  };
  const move = async ({ item }: Row, listId: number): Promise<void> => {
    const target = lists.find(({ list_id: id }) => id === listId);
    if (target === undefined || !(await store.change((rest) => rest.moveInWishlist(item.item_id, listId)))) return;
    store.notify(t('moved', { name: listName(target, t) }));
    onRemoved();
  };

  return (
    <>
      {forSale.length > 1 && (
        <p className={css.all}>
          <Button variant="secondary" icon={ShoppingCart} onClick={() => toCart(forSale)}>
            {t('allToCart', { count: forSale.length })}
          </Button>
        </p>
      )}
      <ul className={css.tiles}>
        {rows.map((row) => (
          <li key={row.item.item_id} className={css.item}>
            <KeptTile product={row.product} onRemoved={onRemoved} />
            <RowActions
              product={row.product}
              listId={row.item.list_id}
              lists={lists}
              item={row.item}
              reminders={reminders}
              onCart={() => toCart([row])}
              onMove={(listId) => move(row, listId)}
            />
          </li>
        ))}
      </ul>
      {missing > 0 && <p className={css.missing}>{t('missing', { count: missing })}</p>}
      {asked.length > count && (
        <p className={css.more}>
          <Button variant="secondary" onClick={() => setCount(count + STEP)}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
};
