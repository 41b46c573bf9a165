import { useAtomValue } from 'jotai';
import { Heart } from 'shared-ui/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { useTexts, wishlistSlice } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { Panel } from 'shared-ui/page-container';
import * as account from '../account/account.css.ts';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { KeptTiles } from './KeptTiles.tsx';
import { ListBar } from './ListBar.tsx';
import { wishlistTexts } from './texts.ts';
import { useReminders } from './use-reminders.ts';
import { useWishlist } from './use-wishlist.ts';

interface KeptProductsProps {
  /** A tile has gone, and the focus with it. */
  readonly onRemoved: () => void;
}

/** R-49, J-173: the customer's lists, and the products of the one that is chosen; empty, the way back to the shop. */
export const KeptProducts = ({ onRemoved }: KeptProductsProps): ReactNode => {
  const t = useTexts(wishlistTexts);
  const store = useWishlist();
  const reminders = useReminders();
  const { wishlist_items: marked } = useAtomValue(wishlistSlice.read);
  const [wanted, setWanted] = useState(0);
  const { state, read, wishlist } = store;
  if (state === 'reading') return <LoadingPart />;
  if (state === 'failed') return <ErrorMessage onRetry={read} />;
  const list = wishlist.lists.find(({ list_id: id }) => id === wanted) ?? wishlist.lists[0];
  if (list === undefined) return <ErrorMessage onRetry={read} />;
  // A heart that has been pressed takes its product away at once.
  const isKept = new Set(marked.map(({ product_id: id }) => id));
  const kept = wishlist.wishlist_items.filter(({ product_id: id }) => isKept.has(id));
  const items = kept.filter(({ list_id: id }) => id === list.list_id);
  const isAlone = wishlist.lists.length === 1;
  return (
    <>
      <ListBar store={store} items={kept} list={list} onChoose={setWanted} />
      {items.length === 0 ? (
        <Panel className={account.alone}>
          <EmptyState icon={Heart} title={t(isAlone ? 'emptyTitle' : 'emptyList')} text={t(isAlone ? 'emptyText' : 'emptyListText')}>
            <ButtonLink to="/">{t('shop')}</ButtonLink>
          </EmptyState>
        </Panel>
      ) : (
        <Suspense fallback={<LoadingPart />}>
          <KeptTiles key={list.list_id} items={items} lists={wishlist.lists} store={store} reminders={reminders} onRemoved={onRemoved} />
        </Suspense>
      )}
    </>
  );
};
