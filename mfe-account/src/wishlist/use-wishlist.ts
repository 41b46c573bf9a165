import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { raiseNotice, useTexts, useWishlistService, type ApiResult } from 'shared-contracts';
import type { WishlistAnswer } from 'shared-contracts/rest';
import { refusalText } from '../forms/form-texts.ts';
import { useCommerce, type Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { texts } from '../texts.ts';

/** Everything that a customer keeps, as the server has it. */
export type KeptWishlist = Extract<WishlistAnswer, { readonly ok: true }>['value'];
export type KeptItem = KeptWishlist['wishlist_items'][number];
export type KeptList = KeptWishlist['lists'][number];

// One notice, however many changes fail.
const NOTICE = 'wishlist-lists';

export interface WishlistStore {
  readonly state: 'reading' | 'failed' | 'read';
  readonly wishlist: KeptWishlist;
  /** Reads everything again. */
  readonly read: () => Promise<void>;
  /** Makes a change; a refusal is shown as a notice. @returns whether it was made */
  readonly change: (call: (rest: Commerce) => Promise<ApiResult<KeptWishlist>>) => Promise<boolean>;
  /** Shows a notice of what has been done. */
  readonly notify: (content: string) => void;
}

const NOTHING: KeptWishlist = { wishlist_items: [], lists: [] };

/** The customer's lists, read anew when the page opens: another device may have changed them. Hearts and counter follow. */
export const useWishlist = (): WishlistStore => {
  const service = useWishlistService();
  const commerce = useCommerce();
  const raise = useSetAtom(raiseNotice);
  const t = useTexts(texts);
  const request = useCallback(
    async (rest: Commerce) => {
      // Presses that wait are sent first: the list is as the shopper has left it.
      await service?.deliver();
      const answer = await rest.readWishlist();
      if (answer.ok) service?.replace(answer.value.wishlist_items);
      return answer;
    },
    [service],
  );
  const { answer, reload, setValue } = useRequest(request);

  return {
    state: answer.state === 'ready' ? 'read' : answer.state === 'failed' ? 'failed' : 'reading',
    wishlist: answer.state === 'ready' ? answer.value : NOTHING,
    read: reload,
    change: async (call) => {
      const changed = await call(commerce());
      if (changed.ok) {
        setValue(changed.value);
        service?.replace(changed.value.wishlist_items);
      } else raise({ type: 'error', topic: 'wishlist', id: NOTICE, content: refusalText(t, changed.error) });
      return changed.ok;
    },
    notify: (content) => raise({ type: 'success', topic: 'wishlist', id: NOTICE, content }),
  };
};
