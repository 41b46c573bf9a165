import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Language, RemoteModule } from 'shared-contracts';
import type { PageReleases } from 'shared-contracts/federation';
import { nextTask } from '../../schedule/next-task.ts';
import { RemoteLoadError } from '../load-errors.ts';

export const isRemoteModule = (value: unknown): value is RemoteModule<object> =>
  typeof value === 'object' && value !== null && 'default' in value;

/**
 * A module counts as loaded when it has a component and the texts of the page's language. Each step of loading runs in a
 * task of its own: together they would block a slow phone.
 */
export const pageModulePlugin = ({ remotes }: PageReleases, language: Language): ModuleFederationRuntimePlugin => ({
  name: 'page-module',
  beforeInitRemote: nextTask,
  beforeGetExpose: nextTask,
  beforeExecuteFactory: nextTask,
  async onLoad({ remote, expose, exposeModule }) {
    if (!isRemoteModule(exposeModule))
      throw new RemoteLoadError(`${remote.name}@${remotes[remote.name]?.release} has no component in ${expose}`);
    await exposeModule.texts?.load(language);
  },
});
