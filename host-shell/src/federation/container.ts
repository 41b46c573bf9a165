import { CHUNK_LOAD_TIMEOUT_MS, containerName } from 'shared-contracts';
import { nextTask } from '../schedule/next-task.ts';
import type { ShareScope } from './shared-scope.ts';

/** What a remote's `remoteEntry.js` puts on the page: the container protocol of module federation. */
export interface Container {
  readonly init: (scope: ShareScope, initScope: readonly unknown[], options: object) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value && typeof value.get === 'function';

/** The file of a remote did not come, was not the one of the release, or is no container. */
export class ContainerError extends Error {
  override readonly name = 'ContainerError';
}

/** The remote has failed so often that it is left alone for a while: nothing was asked for. */
export class RemoteAtRest extends ContainerError {
  constructor(remote: string) {
    super(`${remote} fails too often and is left alone for a while`);
  }
}

/** Runs a script with its integrity. A script that fails or takes longer than N-02 allows is taken off the page again. */
const runScript = (url: string, integrity: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new ContainerError(`${url} ${reason}`));
    };
    const timer = setTimeout(() => fail(`did not come within ${CHUNK_LOAD_TIMEOUT_MS / 1000} s`), CHUNK_LOAD_TIMEOUT_MS);
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => fail('could not be loaded'));
    script.src = url;
    document.head.append(script);
  });

/**
 * Fetches a remote's container and joins it to the page's shared packages.
 * @throws ContainerError; a later call tries again from the start
 */
export const loadContainer = async (name: string, url: string, integrity: string, scope: ShareScope): Promise<Container> => {
  await runScript(url, integrity);
  await nextTask();
  const container: unknown = Reflect.get(window, containerName(name));
  if (!isContainer(container)) throw new ContainerError(`${url} is no federation container`);
  // 'loaded-first': what the host has loaded wins; a remote's newer copy never replaces the shop's.
  await container.init(scope, [], { shareScopeMap: { default: scope }, shareStrategy: 'loaded-first' });
  return container;
};
