import * as v from 'valibot';
import { releaseId } from '../schema/release-schema.ts';
import type { Registry, ReleaseReference } from '../schema/registry-schema.ts';
import { canary, forget, kill, promote, rollback, type Change } from './changes.ts';

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/, 'is not the name of a package'));
const percentage = v.pipe(v.number(), v.gtValue(0, 'is not above 0 %'), v.ltValue(100, 'is not below 100 %'));

/** The actions of the commands as data: run locally, or sent to the HTTP API. */
export const registryActionSchema = v.variant('action', [
  v.strictObject({ action: v.literal('promote'), releases: v.record(name, releaseId) }),
  v.strictObject({ action: v.literal('canary'), name, release: releaseId, percentage }),
  v.strictObject({ action: v.literal('rollback'), name, release: v.optional(releaseId) }),
  v.strictObject({ action: v.picklist(['kill', 'revive']), name }),
]);

export type RegistryAction = v.InferOutput<typeof registryActionSchema>;

export interface ActionPorts {
  /** The hash of a stored release's document. @throws in one line when the storage has no such release */
  readonly referenceOf: (name: string, release: string) => Promise<ReleaseReference>;
  /** A salt for a new canary. */
  readonly newSalt: () => string;
}

/** The host cannot be switched off: nothing could show a fallback then. */
const HOST = 'host-shell';

/** Releases that a rollback could lead to, but that the storage no longer has. */
const lostOnes = async (registry: Registry | null, remote: string, { referenceOf }: ActionPorts): Promise<string[]> => {
  const entry = registry?.remotes[remote];
  const earlier = (entry?.retained ?? []).filter(({ release }) => release !== entry?.active.release);
  const isLost = await Promise.all(
    earlier.map(({ release }) =>
      referenceOf(remote, release).then(
        () => false,
        () => true,
      ),
    ),
  );
  return earlier.filter((_, index) => isLost[index]).map(({ release }) => release);
};

/**
 * The change for an action. The storage is read before the registry is locked.
 * @throws in one line for a release that the storage does not have
 */
export const changeOf = async (
  action: RegistryAction,
  registry: Registry | null,
  ports: ActionPorts,
): Promise<(remotes: Registry['remotes']) => Change> => {
  switch (action.action) {
    case 'promote': {
      const pairs = Object.entries(action.releases).map(
        async ([remote, release]) => [remote, await ports.referenceOf(remote, release)] as const,
      );
      const references = Object.fromEntries(await Promise.all(pairs));
      return (remotes) => promote(remotes, references);
    }
    case 'canary': {
      const reference = await ports.referenceOf(action.name, action.release);
      return (remotes) => canary(remotes, action.name, reference, action.percentage, ports.newSalt());
    }
    case 'rollback': {
      const lost = await lostOnes(registry, action.name, ports);
      return (remotes) =>
        rollback(Object.hasOwn(remotes, action.name) ? forget(remotes, action.name, lost).remotes : remotes, action.name, action.release);
    }
    case 'kill':
    case 'revive':
      if (action.name === HOST) throw new Error(`${HOST} is the shop itself: it cannot be switched off, only rolled back`);
      return (remotes) => kill(remotes, action.name, action.action === 'kill');
  }
};
