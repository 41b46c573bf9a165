import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Registry } from 'release-kit/schema';

/** What can be wrong with the registry that a host reads. */
export interface RegistryFault {
  /** Follows 'the registry' in a sentence. */
  readonly name: string;
  /** Puts it in the place of the good one. @param older text of a registry that was good before */
  readonly spoil: (file: string, older: string) => void;
  /** A host that starts without a copy of its own has nothing to measure it against, and takes it: an older one is signed, too. */
  readonly isUnknownToNewHosts?: true;
}

const rewriting =
  (change: (registry: Registry & { readonly signature: unknown }) => object): RegistryFault['spoil'] =>
  (file) => {
    // Written by the commands, which check it against its schema.
    const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry & { readonly signature: unknown };
    writeFileSync(file, JSON.stringify(change(registry)));
  };

export const registryFaults: readonly RegistryFault[] = [
  { name: 'cannot be reached', spoil: (file) => rmSync(file) },
  { name: 'is signed by nobody', spoil: rewriting(({ signature: _signature, ...rest }) => ({ ...rest, revision: rest.revision + 1 })) },
  {
    name: 'was changed after it was signed',
    spoil: rewriting((registry) => ({ ...registry, revision: registry.revision + 1, remotes: {} })),
  },
  { name: 'is an older one, signed and put back', spoil: (file, older) => writeFileSync(file, older), isUnknownToNewHosts: true },
  { name: 'breaks off', spoil: (file) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 400)) },
  { name: 'is empty', spoil: (file) => writeFileSync(file, '') },
];
