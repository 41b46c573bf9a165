import { CLOSED, begun, ended, pauseOf, type Circuit, type CircuitRules } from './circuit.ts';

/** The circuits of many things by their names: of remotes in a page, of their modules on the server. */
export class Circuits {
  readonly #rules: CircuitRules;
  readonly #now: () => number;
  protected readonly known = new Map<string, Circuit>();
  readonly #listeners = new Set<(name: string, circuit: Circuit) => void>();

  /** @param now ms */
  constructor(rules: CircuitRules, now: () => number) {
    this.#rules = rules;
    this.#now = now;
  }

  /** Whether a try may begin now; if so it counts as begun, and the caller reports its end. */
  begin(name: string): boolean {
    if (this.pauseOf(name) > 0) return false;
    this.#set(name, begun(this.#of(name), this.#rules, this.#now()));
    return true;
  }

  /** Tells how a try has ended. */
  end(name: string, ok: boolean): void {
    this.#set(name, ended(this.#of(name), this.#rules, this.#now(), ok));
  }

  /** Time until the next try is allowed, ms; 0: now. */
  pauseOf(name: string): number {
    return pauseOf(this.#of(name), this.#now());
  }

  /** Somebody asks for a try: the pause is over. */
  endPause(name: string): void {
    if (this.#of(name).state === 'open') this.#set(name, { state: 'open', until: this.#now() });
  }

  /** Tells of every circuit that opens, tries or closes. @returns the end of it */
  watch(listener: (name: string, circuit: Circuit) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #of(name: string): Circuit {
    return this.known.get(name) ?? CLOSED;
  }

  #set(name: string, circuit: Circuit): void {
    const before = this.#of(name);
    // What works leaves nothing behind: releases come and go.
    if (circuit === CLOSED) this.known.delete(name);
    else this.known.set(name, circuit);
    if (before.state !== circuit.state) for (const listener of this.#listeners) listener(name, circuit);
  }
}
