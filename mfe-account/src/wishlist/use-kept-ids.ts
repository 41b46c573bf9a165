import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useWishlistService, wishlistSlice } from 'shared-contracts';

interface KeptIds {
  readonly state: 'reading' | 'failed' | 'read';
  /** Products that were on the list when it was read, newest first: what is removed meanwhile stays among them. */
  readonly asRead: readonly number[];
  /** Products that are on the list now. */
  readonly now: ReadonlySet<number>;
  /** Reads the list again. */
  readonly read: () => Promise<void>;
}

/** The customer's list, read anew when the page opens: another device may have changed it. */
export const useKeptIds = (): KeptIds => {
  const wishlist = useWishlistService();
  const { wishlist_items: items } = useAtomValue(wishlistSlice.read);
  const [state, setState] = useState<KeptIds['state']>('reading');
  const [asRead, setAsRead] = useState<readonly number[]>([]);
  const read = useCallback(
    () =>
      Promise.resolve(wishlist?.read()).then((answer) => {
        if (answer?.ok) setAsRead(answer.value.map(({ product_id: id }) => id));
        setState(answer?.ok ? 'read' : 'failed');
      }),
    [wishlist],
  );
  useEffect(() => void read(), [read]);
  return { state, asRead, now: new Set(items.map(({ product_id: id }) => id)), read };
};
