import type { ReleaseSet } from './release-set.ts';

/** What follows from a release set and a name alone: made when first asked for, and kept as long as the set is in use. */
export class PerReleaseSet<Name extends string, Value> {
  readonly #make: (set: ReleaseSet, name: Name) => Value;
  readonly #bySet = new WeakMap<ReleaseSet, Map<Name, Value>>();

  constructor(make: (set: ReleaseSet, name: Name) => Value) {
    this.#make = make;
  }

  of(set: ReleaseSet, name: Name): Value {
    let known = this.#bySet.get(set);
    if (known === undefined) {
      known = new Map();
      this.#bySet.set(set, known);
    }
    let value = known.get(name);
    if (value === undefined) {
      value = this.#make(set, name);
      known.set(name, value);
    }
    return value;
  }
}
