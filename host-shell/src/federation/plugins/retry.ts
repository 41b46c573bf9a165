import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PageReleases } from 'shared-contracts/federation';
import { CircuitOpenError, RemoteLoadError } from '../load-errors.ts';
import type { ReleaseAssets } from '../release-assets.ts';

/**
 * Makes a failed load repeatable: the next load of the remote first fetches its files past the cache. The runtime itself
 * remembers no failed entry; what it reports of one becomes an error that the page knows for a failure to load.
 */
export const retryPlugin = ({ remotes }: PageReleases, assets: ReleaseAssets): ModuleFederationRuntimePlugin => {
  const failed = new Set<string>();
  return {
    name: 'retry',
    async afterMatchRemote({ remoteInfo, origin }) {
      const name = remoteInfo?.name ?? '';
      const remote = remotes[name];
      if (remote && failed.delete(name)) await assets.refetch(remote, origin.moduleCache.get(name)?.remoteEntryExports !== undefined);
    },
    errorLoadRemote({ error, remote, origin }) {
      if (!remote || error instanceof RemoteLoadError || origin.moduleCache.get(remote.name)?.remoteEntryExports) return;
      throw new RemoteLoadError(`${remote.entry} could not be loaded`, { cause: error });
    },
    afterLoadRemote({ error, remote }) {
      if (error !== undefined && remote && !(error instanceof CircuitOpenError)) failed.add(remote.name);
    },
  };
};
