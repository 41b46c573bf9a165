import { join } from 'node:path';
import { slotModules } from 'shared-contracts';
import { eventSchemas } from 'shared-contracts/events';
import { readContractFiles, sharedVersions, type HostCapabilities } from 'release-kit/gate';
import { offeredNames } from '../singletons.ts';

const singletons = sharedVersions(join(import.meta.dirname, '../../..'));

/** What this host offers to releases; a release that needs more is refused (J-43). */
export const hostCapabilities: HostCapabilities = {
  ...readContractFiles(),
  contracts: singletons['shared-contracts'] ?? '0.0.0',
  singletons,
  names: offeredNames,
  slots: Object.keys(slotModules),
  events: Object.keys(eventSchemas),
};
