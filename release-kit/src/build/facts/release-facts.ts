import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSchema, Kind, parse, visit, type DefinitionNode, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import { fragmentPackages } from '../../codegen/settings.ts';
import type { Release } from '../../schema/release-schema.ts';
import { graphqlUse, type GraphqlUse } from '../../gate/graphql-use.ts';
import { CART_PORT_VERSION, pageModules, serviceModules, slotModules } from 'shared-contracts';
import { clientOperations, operationsIn } from './rest-operations.ts';
import { sourceFacts } from './source-facts.ts';

/** The lists in a release document of what a release requires and provides. */
export interface RequiresAndProvides {
  readonly requires: Required<Pick<Release['requires'], 'slots' | 'services' | 'events' | 'graphql' | 'rest'>>;
  readonly provides: Required<Pick<Release['provides'], 'slots' | 'services' | 'events'>>;
  readonly routes: readonly string[];
}

/** The version of each service interface for which packages of this workspace are built. */
const SERVICE_VERSIONS: Readonly<Record<string, number>> = { cart: CART_PORT_VERSION };

const CLIENT = 'shared-contracts/src/rest';

const definitionsOf = (root: string, packageName: string): readonly DefinitionNode[] =>
  globSync(`${packageName}/src/**/*.graphql`, { cwd: root })
    .toSorted()
    .flatMap((file) => parse(readFileSync(join(root, file), 'utf8')).definitions);

/** The package's own documents and the fragments of other packages that they spread. */
const documentOf = (root: string, packageName: string): DocumentNode => {
  const foreign = fragmentPackages.filter((name) => name !== packageName).flatMap((name) => definitionsOf(root, name));
  const fragments = new Map(
    foreign
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const definitions = [...definitionsOf(root, packageName)];
  // The array grows during the iteration: a fragment may spread others.
  for (const definition of definitions) {
    visit(definition, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (fragment !== undefined && !definitions.includes(fragment)) definitions.push(fragment);
      },
    });
  }
  return { kind: Kind.DOCUMENT, definitions };
};

/** What a package's documents use of the schema. */
export const graphqlOf = (root: string, packageName: string): GraphqlUse => {
  const schema = buildSchema(readFileSync(join(root, 'shared-contracts/schema.graphql'), 'utf8'));
  return graphqlUse(schema, [documentOf(root, packageName)]);
};

/** Operations that the sources call, through the REST client or directly. @param members names that the sources use */
const restOf = (root: string, files: readonly string[], members: ReadonlySet<string>): string[] => {
  const client = globSync(`${CLIENT}/*.ts`, { cwd: root }).filter((file) => !/\.test\.ts$|-types\.ts$/.test(file));
  const within = (file: string): boolean => relative(root, file).startsWith(CLIENT);
  const operations = new Set<string>();
  if (files.some(within)) {
    for (const [name, called] of clientOperations(client.map((file) => join(root, file))))
      if (members.has(name)) for (const operation of called) operations.add(operation);
    for (const operation of operationsIn(files.filter((file) => !within(file)))) operations.add(operation);
  }
  return [...operations].toSorted();
};

/** Keys of `table` whose module this package exposes. */
const renderedBy = (
  table: Readonly<Record<string, { readonly remote: string; readonly module: string }>>,
  packageName: string,
  exposes: readonly string[],
): string[] =>
  Object.entries(table)
    .filter(([, { remote, module }]) => remote === packageName && exposes.includes(module))
    .map(([key]) => key)
    .toSorted();

const sorted = (names: ReadonlySet<string>): string[] => [...names].toSorted();

/**
 * Determines what a package requires and provides from the sources of its bundle; deterministic.
 * @param files absolute paths
 * @param exposes names of the exposed modules
 */
export const releaseFacts = async (
  root: string,
  packageName: string,
  files: readonly string[],
  exposes: readonly string[],
): Promise<RequiresAndProvides> => {
  const { slots, services, emitted, subscribed, members } = sourceFacts(files.filter((file) => !relative(root, file).startsWith(CLIENT)));
  return {
    requires: {
      slots: sorted(slots),
      services: sorted(services),
      events: sorted(subscribed),
      graphql: { ...graphqlOf(root, packageName) },
      rest: restOf(root, files, members),
    },
    provides: {
      slots: renderedBy(slotModules, packageName, exposes),
      services: renderedBy(serviceModules, packageName, exposes).map((name) => `${name}@${SERVICE_VERSIONS[name]}`),
      events: sorted(emitted),
    },
    routes: renderedBy(pageModules, packageName, exposes),
  };
};
