import { ContainerInstance, type ContainerOptions } from './instance.ts';

// Stands for '@module-federation/runtime' in the browser bundles of remotes (docs/adr/035). The bundler's own part of the
// runtime is federation's; what is left out here is a host's half of it: other remotes, manifests, snapshots, plugins.

/** Called once by the container's script. */
export const init = (options: ContainerOptions): ContainerInstance => new ContainerInstance(options);

/** Only a container that has remotes of its own, or shared packages of another build, would call it. */
export const getRemoteEntry = (): never => {
  throw new Error('a remote of this shop loads no other remote');
};
