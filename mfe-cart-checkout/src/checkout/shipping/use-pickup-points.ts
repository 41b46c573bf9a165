import { useEffect, useState } from 'react';
import type { ApiError } from 'shared-contracts';
import type { PickupPoint } from 'shared-contracts/rest';
import { useRest } from '../../connection/use-rest.ts';

const TYPING_MS = 300;
const PAGE = 20;

export type FoundPoints =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'found'; readonly points: readonly PickupPoint[]; readonly total: number };

export interface PickupSearch {
  readonly found: FoundPoints;
  readonly retry: () => void;
}

/** ∅59: points that match what is typed, asked for when the typing pauses; an answer that is overtaken is dropped. */
export function usePickupPoints(carrier: string, query: string, isOpen: boolean): PickupSearch {
  const rest = useRest();
  const [found, setFound] = useState<FoundPoints>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    const search = async (): Promise<void> => {
      const text = query.trim();
      const answer = await rest().listPickupPoints({ carrier, per_page: PAGE, ...(text !== '' && { query: text }) });
      if (!isCurrent) return;
      setFound(
        answer.ok
          ? { kind: 'found', points: answer.value.items, total: answer.value.total_count }
          : { kind: 'failed', error: answer.error },
      );
    };
    const timer = setTimeout(() => void search(), attempt === 0 ? TYPING_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [rest, carrier, query, isOpen, attempt]);
  return {
    found,
    retry() {
      setFound({ kind: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
