import { join } from 'node:path';
import { isNode, nameOf, parseSource, type SyntaxNode } from './syntax.ts';

const list = (value: unknown): readonly SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Run-time names of `export { a, type B, c as d } from '…'`. */
const exportedNames = (statement: SyntaxNode): readonly string[] => {
  if (statement.type === 'ExportAllDeclaration') throw new Error('a subset lists the exports that it provides: no `export *`');
  if (statement.type === 'ExportNamedDeclaration' && statement['typeOnly'] !== true) {
    return list(statement['specifiers'])
      .filter((specifier) => specifier['isTypeOnly'] !== true)
      .flatMap((specifier) => nameOf(specifier['exported']) ?? nameOf(specifier['orig']) ?? []);
  }
  if (statement.type !== 'ExportDeclaration' || !isNode(statement['declaration'])) return [];
  const { declaration } = statement;
  if (declaration.type === 'VariableDeclaration') return list(declaration['declarations']).flatMap(({ id }) => nameOf(id) ?? []);
  // Types do not exist at run time.
  return declaration.type.startsWith('Ts') ? [] : [nameOf(declaration['identifier']) ?? []].flat();
};

const namesIn = (file: string): readonly string[] => {
  const body = parseSource(file)['body'];
  return (Array.isArray(body) ? body : []).filter(isNode).flatMap(exportedNames).toSorted();
};

/** Imported dynamically, so that listing the exports of a package does not count as a use of each of them (docs/adr/068). */
const CONTRACTS: string = 'shared-contracts';

/**
 * The exports that a host provides of each shared package, where it does not provide all of them.
 * @param subsets package → file from the host's folder that names them
 */
export const providedNames = async (hostDir: string, subsets: Readonly<Record<string, string>>): Promise<Record<string, string[]>> => {
  const contracts: object = await import(CONTRACTS);
  return {
    ...Object.fromEntries(Object.entries(subsets).map(([name, file]) => [name, [...namesIn(join(hostDir, file))]])),
    [CONTRACTS]: Object.keys(contracts).toSorted(),
  };
};
