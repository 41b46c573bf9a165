import type { RemoteModule } from 'shared-contracts';
import type { CircuitRules } from '../../circuit/circuit.ts';
import type { Circuits } from '../../circuit/circuits.ts';
import { serverModule, type ReleaseSet } from '../releases/release-set.ts';

/**
 * A page that throws, or waits until the deadline, in every second rendering is left to the browser for half a minute: no visitor
 * waits for the server in vain meanwhile. One product that cannot be rendered does not open it among hundreds that can.
 */
export const RENDER_CIRCUIT: CircuitRules = { failures: 5, windowMs: 30_000, share: 0.5, pauseMs: 30_000 };

/** Modules for one rendering, and what becomes of them. */
export interface GuardedModules {
  /** Null: the browser renders it, because the server has it not, or because its circuit is open. */
  readonly moduleOf: (remote: string, module: string) => RemoteModule<object> | null;
  /** True when a module was held back. */
  readonly isHeldBack: () => boolean;
  /** Tells how the rendering has ended. */
  readonly end: (ok: boolean) => void;
}

/** Names a module of a release, for circuits: `mfe-catalog@1.2.0-abc/ProductPage`. A new release starts with a closed circuit. */
const nameOf = (set: ReleaseSet, remote: string, module: string): string =>
  `${remote}@${set.remotes.get(remote)?.release.release ?? ''}${module.replace(/^\./, '')}`;

/** The modules of a release set for one rendering, without those that keep failing. */
export const guardedModules = (set: ReleaseSet, circuits: Circuits): GuardedModules => {
  /** Name → whether it may be rendered: decided once a rendering. */
  const decided = new Map<string, boolean>();
  return {
    moduleOf: (remote, module) => {
      const loaded = serverModule(set, remote, module);
      if (loaded === null) return null;
      const name = nameOf(set, remote, module);
      const allowed = decided.get(name) ?? circuits.begin(name);
      decided.set(name, allowed);
      return allowed ? loaded : null;
    },
    isHeldBack: () => [...decided.values()].includes(false),
    end: (ok) => {
      for (const [name, allowed] of decided) if (allowed) circuits.end(name, ok);
    },
  };
};
