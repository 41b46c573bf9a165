/** The interactions queue (Z-41, D-12 … D-15): what asks for the shopper's attention, one after the other. */
import { type WritableAtom, atom } from 'jotai';

export interface Interaction {
  /** Non-empty and unique; items without one are ignored (D-12). */
  readonly unique: string;
  readonly type: string;
  readonly code: () => void;
}

export interface InteractionsState {
  readonly queue: readonly Interaction[];
  readonly current: Interaction | null;
}

export const NO_INTERACTIONS: InteractionsState = { queue: [], current: null };

/** D-12, D-13: adds to the start or the end; an id that waits already is not added again. */
export function addInteraction(state: InteractionsState, item: Interaction, place: 'start' | 'end' = 'end'): InteractionsState {
  if (typeof item.unique !== 'string' || item.unique === '') return state;
  if (state.queue.some(({ unique }) => unique === item.unique)) return state;
  return { ...state, queue: place === 'start' ? [item, ...state.queue] : [...state.queue, item] };
}

/** D-15: the next item becomes the current one; the caller runs its code. */
export function popInteraction({ queue }: InteractionsState): InteractionsState {
  const [next, ...rest] = queue;
  return { queue: rest, current: next ?? null };
}

const interactions = /* @__PURE__ */ atom(NO_INTERACTIONS);

export const queueInteraction: WritableAtom<null, [item: Interaction, place?: 'start' | 'end'], void> = /* @__PURE__ */ atom(
  null,
  (get, set, item: Interaction, place?: 'start' | 'end') => set(interactions, addInteraction(get(interactions), item, place)),
);
/** D-14: takes away what waits under an id or of a type, because it is no longer true; without either the whole queue. */
export const dropInteractions: WritableAtom<null, [which?: Partial<Omit<Interaction, 'code'>>], void> = /* @__PURE__ */ atom(
  null,
  (get, set, which?: Partial<Omit<Interaction, 'code'>>) => {
    const { queue, current } = get(interactions);
    const left = queue.filter(({ unique, type }) => unique !== which?.unique && type !== which?.type);
    set(interactions, which === undefined ? NO_INTERACTIONS : { queue: left, current });
  },
);
/** D-15: makes the next item current and runs its code. */
export const nextInteraction: WritableAtom<null, [], void> = /* @__PURE__ */ atom(null, (get, set) => {
  const state = popInteraction(get(interactions));
  set(interactions, state);
  state.current?.code();
});
