import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Registry } from 'release-kit/schema';

/** A fault of the registry file that a host reads. */
export interface RegistryFault {
  /** A predicate for test titles; 'the registry' precedes it. */
  readonly name: string;
  /** Replaces the valid file. @param older text of an earlier valid registry */
  readonly damage: (file: string, older: string) => void;
  /** A host that starts without a stored copy accepts it: an older registry is signed too, and there is no revision to compare with. */
  readonly isUnknownToNewHosts?: true;
}

const rewriting =
  (change: (registry: Registry & { readonly signature: unknown }) => object): RegistryFault['damage'] =>
  (file) => {
    // Written by the commands, which check it against its schema.
    const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry & { readonly signature: unknown };
    writeFileSync(file, JSON.stringify(change(registry)));
  };

export const registryFaults: readonly RegistryFault[] = [
  { name: 'cannot be reached', damage: (file) => rmSync(file) },
  { name: 'is not signed', damage: rewriting(({ signature: _signature, ...rest }) => ({ ...rest, revision: rest.revision + 1 })) },
  {
    name: 'was changed after it was signed',
    damage: rewriting((registry) => ({ ...registry, revision: registry.revision + 1, remotes: {} })),
  },
  { name: 'is an older one, signed and put back', damage: (file, older) => writeFileSync(file, older), isUnknownToNewHosts: true },
  { name: 'is truncated', damage: (file) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 400)) },
  { name: 'is empty', damage: (file) => writeFileSync(file, '') },
];
