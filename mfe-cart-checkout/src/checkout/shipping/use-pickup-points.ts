import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from 'shared-contracts';
import type { PickupPoint } from 'shared-contracts/rest';
import { useRest } from '../../connection/use-rest.ts';
import type { Position } from './use-my-position.ts';

const TYPING_MS = 300;
const PAGE = 20;
/** The server answers no more at once. */
const MOST = 200;

export type FoundPoints =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'found'; readonly points: readonly PickupPoint[]; readonly total: number };

export interface PickupSearch {
  readonly found: FoundPoints;
  readonly retry: () => void;
  /** Asks for the next ones; null when all are there. */
  readonly more: (() => void) | null;
}

/** What is looked for: a text, or what is near a position. */
export interface PointsWanted {
  readonly carrier: string;
  readonly query: string;
  readonly near: Position | null;
}

const parametersOf = ({ carrier, query, near }: PointsWanted) => {
  const text = query.trim();
  return {
    carrier,
    ...(near === null ? text !== '' && { query: text } : { near: `${near.latitude},${near.longitude}` }),
  };
};

/**
 * ∅59: points that match what is typed, asked for when the typing pauses; an answer that is overtaken is dropped.
 * @param onFound is told the first ones, once for each thing that is looked for
 */
export function usePickupPoints(
  { carrier, query, near }: PointsWanted,
  isOpen: boolean,
  onFound: (points: readonly PickupPoint[]) => void,
): PickupSearch {
  const rest = useRest();
  const [found, setFound] = useState<FoundPoints>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify([carrier, query, near]);
  const [grown, setGrown] = useState({ asked, count: PAGE });
  const count = grown.asked === asked ? grown.count : PAGE;
  const told = useRef<string>(null);
  const tell = useEffectEvent((points: readonly PickupPoint[]): void => {
    if (told.current !== asked) onFound(points);
    told.current = asked;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    const search = async (): Promise<void> => {
      const answer = await rest().listPickupPoints({ ...parametersOf({ carrier, query, near }), per_page: count });
      if (!isCurrent) return;
      setFound(
        answer.ok
          ? { kind: 'found', points: answer.value.items, total: answer.value.total_count }
          : { kind: 'failed', error: answer.error },
      );
      if (answer.ok) tell(answer.value.items);
    };
    const timer = setTimeout(() => void search(), attempt === 0 && near === null && count === PAGE ? TYPING_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [rest, carrier, query, near, count, isOpen, attempt]);
  const hasMore = found.kind === 'found' && found.points.length < Math.min(found.total, MOST);
  return {
    found,
    retry() {
      setFound({ kind: 'loading' });
      setAttempt((tries) => tries + 1);
    },
    more: hasMore ? () => setGrown({ asked, count: Math.min(MOST, count + PAGE) }) : null,
  };
}
