import type { ExposedModule, RemoteModule } from 'shared-contracts';
import type { Circuits } from '../circuit/circuits.ts';
import { fulfilled, isRejected, tracked, valueOf } from './thenable.ts';

type ModulePromise = Promise<RemoteModule<object>>;

/** Loads a remote's module with everything that it needs before it can render (styles, texts). */
export type ModuleLoader = (module: ExposedModule) => Promise<RemoteModule<object>>;

const keyOf = ({ remote, module }: ExposedModule): string => `${remote}|${module}`;

/** The modules of one page, each loaded once; a failure stays until somebody retries. */
export class ModuleCache {
  readonly #load: ModuleLoader;
  readonly #circuits: Circuits | undefined;
  readonly #promises = new Map<string, ModulePromise>();

  /** @param circuits those of the remotes, where the loader leaves failing ones alone */
  constructor(load: ModuleLoader, circuits?: Circuits) {
    this.#load = load;
    this.#circuits = circuits;
  }

  get(module: ExposedModule): ModulePromise {
    const key = keyOf(module);
    const known = this.#promises.get(key);
    if (known) return known;
    const promise = tracked(this.#load(module));
    this.#promises.set(key, promise);
    return promise;
  }

  /** Whether the module can be rendered without waiting. */
  isReady(module: ExposedModule): boolean {
    const known = this.#promises.get(keyOf(module));
    return known !== undefined && valueOf(known) !== undefined;
  }

  /** Puts a ready module (server) or a promise of the caller's (hydration) in place of a load. */
  set(module: ExposedModule, value: RemoteModule<object> | Promise<RemoteModule<object>>): void {
    this.#promises.set(keyOf(module), value instanceof Promise ? tracked(value) : fulfilled(value));
  }

  /** Forgets a failed load, so that the next `get` tries again. A load under way or done stays. */
  retry(module: ExposedModule): void {
    const key = keyOf(module);
    const known = this.#promises.get(key);
    if (known && isRejected(known)) this.#promises.delete(key);
  }

  /** How long the module's remote is not asked for, ms. */
  pauseOf({ remote }: ExposedModule): number {
    return this.#circuits?.pauseOf(remote) ?? 0;
  }

  /** The visitor asks for the module, or the browser is online again: its remote is asked for again. */
  endPause({ remote }: ExposedModule): void {
    this.#circuits?.endPause(remote);
  }

  /** Calls the listener when the circuit of the module's remote closes again. @returns unsubscribes */
  onRecovery({ remote }: ExposedModule, listener: () => void): () => void {
    return this.#circuits?.watch((name, { state }) => void (name === remote && state === 'closed' && listener())) ?? (() => {});
  }
}
