import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { CHUNK_LOAD_TIMEOUT_MS } from 'shared-contracts';
import type { PageReleases } from 'shared-contracts/federation';
import { nextTask } from '../../schedule/next-task.ts';
import type { ReleaseAssets } from '../release-assets.ts';

/** Loads entries of the page's release set alone: each against its hash, none longer than N-02 allows. */
export const integrityPlugin = ({ remotes }: PageReleases, assets: ReleaseAssets): ModuleFederationRuntimePlugin => ({
  name: 'integrity',
  // Before an entry is asked for; the runtime goes on with its own loading.
  async loadEntry({ remoteInfo }) {
    const remote = remotes[remoteInfo.name];
    if (remote) await assets.read(remote);
    await nextTask();
  },
  createScript({ url }) {
    const script = document.createElement('script');
    script.integrity = assets.integrityOf(url);
    script.crossOrigin = 'anonymous';
    return { script, timeout: CHUNK_LOAD_TIMEOUT_MS };
  },
});
