import type { Circuit } from './circuit.ts';
import { Circuits } from './circuits.ts';

export type BrokenCircuit = Exclude<Circuit, { readonly state: 'closed' }>;

/** Circuits that can be listed: those of the server. */
export class ListedCircuits extends Circuits {
  /** Name → circuit of all that are not closed. */
  get broken(): ReadonlyMap<string, BrokenCircuit> {
    return new Map([...this.known].flatMap(([name, circuit]) => (circuit.state === 'closed' ? [] : [[name, circuit] as const])));
  }
}
