import { type Atom, type PrimitiveAtom, type WritableAtom, atom } from 'jotai';

/** A slice of the shop's state: everyone may read it, its owner alone changes it. */
export interface Slice<State> {
  /** For everyone. */
  readonly read: Atom<State>;
  /** For the owner: changes some fields, the others stay. What is the same already renders nothing again. */
  readonly patch: WritableAtom<null, [Partial<State>], void>;
  /** For the owner: back to the defaults. */
  readonly reset: WritableAtom<null, [], void>;
  /** For services of this package that own the slice. */
  readonly whole: PrimitiveAtom<State>;
  readonly defaults: State;
}

const hasChanged = <State extends object>(state: State, change: Partial<State>): boolean =>
  (Object.keys(change) as (keyof State)[]).some((name) => !Object.is(state[name], change[name])); // keys of a Partial<State>, in text

export function defineSlice<State extends object>(defaults: State): Slice<State> {
  const whole = atom(defaults);
  return {
    whole,
    defaults,
    read: atom((get) => get(whole)),
    patch: atom(null, (get, set, change) => {
      const state = get(whole);
      if (hasChanged(state, change)) set(whole, { ...state, ...change });
    }),
    reset: atom(null, (_get, set) => set(whole, defaults)),
  };
}
