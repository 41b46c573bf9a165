import type { Release } from '../schema/release-schema.ts';
import { serviceModules, type ServiceName } from 'shared-contracts';

const nameOf = ({ name, release }: Release): string => `${name}@${release}`;

const isService = (name: string): name is ServiceName => Object.hasOwn(serviceModules, name);

/**
 * Services that a release needs in a version that the providing release does not have: one line each. A remote that is not in the
 * set (switched off, never released) is not a problem: the host works without it.
 */
export const serviceProblems = (set: readonly Release[]): readonly string[] =>
  set.flatMap((consumer) =>
    (consumer.requires.services ?? []).flatMap((service) => {
      const [name = ''] = service.split('@');
      const provider = isService(name) ? set.find((release) => release.name === serviceModules[name].remote) : undefined;
      const given = provider?.provides.services ?? [];
      if (provider === undefined || given.includes(service)) return [];
      const own = given.filter((other) => other.startsWith(`${name}@`)).join(', ');
      return [`${nameOf(provider)}: Service ${service}: ${nameOf(consumer)} needs it, the release has ${own === '' ? 'none' : own}.`];
    }),
  );
