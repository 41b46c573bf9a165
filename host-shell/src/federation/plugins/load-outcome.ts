import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Circuits } from '../../circuit/circuits.ts';
import { CircuitOpenError } from '../load-errors.ts';

/** How long a module of a remote took to come, or that it did not. */
export interface RemoteLoad {
  readonly remote: string;
  readonly ms: number;
  readonly ok: boolean;
}

export interface LoadOutcomePorts {
  /** By the name of the remote. */
  readonly circuits: Circuits;
  readonly onLoad: (load: RemoteLoad) => void;
  /** ms */
  readonly now: () => number;
}

const rootOf = (error: unknown): unknown => (error instanceof Error ? (error.cause ?? error) : error);

/** Refuses loads of a remote whose circuit is open, and reports how each load has ended to its circuit and to the telemetry. */
export const loadOutcomePlugin = ({ circuits, onLoad, now }: LoadOutcomePorts): ModuleFederationRuntimePlugin => {
  const starts = new Map<string, number>();
  // Modules that wait for one entry fail with it: that counts once.
  let lastFailure: unknown;
  return {
    name: 'load-outcome',
    afterMatchRemote({ id, remoteInfo }) {
      if (!remoteInfo) return;
      if (!circuits.begin(remoteInfo.name)) throw new CircuitOpenError(remoteInfo.name);
      starts.set(id, now());
    },
    afterLoadRemote({ id, remote, error }) {
      const start = starts.get(id);
      if (start === undefined || !remote) return;
      starts.delete(id);
      const failure = rootOf(error);
      if (failure !== undefined && failure === lastFailure) return;
      lastFailure = failure;
      circuits.end(remote.name, failure === undefined);
      onLoad({ remote: remote.name, ms: now() - start, ok: failure === undefined });
    },
  };
};
