import { useCallback, useEffect, useState } from 'react';
import type { GiftCardOffer } from 'shared-contracts/rest';
import { useRest } from '../../connection/use-rest.ts';

export type CardsView = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'found'; readonly cards: readonly GiftCardOffer[] };

/** The cards that the store sells. */
export function useCards(): { readonly view: CardsView; readonly reload: () => Promise<void> } {
  const rest = useRest();
  const [view, setView] = useState<CardsView>({ kind: 'loading' });
  const reload = useCallback(
    () =>
      rest()
        .giftCards()
        .then((answer) => setView(answer.ok ? { kind: 'found', cards: answer.value.cards } : { kind: 'failed' })),
    [rest],
  );
  useEffect(() => void reload(), [reload]);
  return { view, reload };
}
