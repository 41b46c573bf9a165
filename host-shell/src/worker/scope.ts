/** The parts of ServiceWorkerGlobalScope that this worker uses: the DOM library only types windows. */
export interface LifeEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerMessageEvent extends LifeEvent {
  readonly data: unknown;
  /** The page that tells. */
  readonly source: { readonly id?: string } | null;
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  readonly caches: CacheStorage;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly { readonly id: string }[]>;
  };
  readonly location: Location;
  readonly skipWaiting: () => Promise<void>;
}

// This file is part of the worker's bundle alone.
export const scope = globalThis as unknown as WorkerScope;
