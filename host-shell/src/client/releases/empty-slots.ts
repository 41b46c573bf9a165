import { appSlice, slotModules } from 'shared-contracts';
import { RemoteAtRest } from '../../federation/container.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';

/** Replaces the part of a switched-off remote: it fails as a part that cannot be loaded does. */
const fallen = (remote: string) => (): never => {
  throw new RemoteAtRest(remote);
};

/**
 * Takes the parts of switched-off remotes out of other teams' pages: each place shows what it shows without its part, and no
 * retry brings it back in this document. A drawer that is open closes, for it may hold such a part.
 */
export const emptySlots = ({ modules, store }: Pick<BrowserEnvironment, 'modules' | 'store'>, remotes: readonly string[]): void => {
  const filled = Object.values(slotModules).filter(({ remote }) => remotes.includes(remote));
  for (const module of filled) modules.set(module, { default: fallen(module.remote) });
  if (filled.length > 0) store.set(appSlice.patch, { drawer: null });
};
