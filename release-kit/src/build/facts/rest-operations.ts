import { firstArgument, bare, isNode, memberCalled, nameOf, parseSource, textOf, walk, type SyntaxNode } from './syntax.ts';

const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The value of a string expression composed of constants of the same file; undefined for any other expression. */
const valueOf = (expression: unknown, constants: ReadonlyMap<string, string>): string | undefined => {
  const node = bare(expression);
  const text = textOf(node) ?? constants.get(nameOf(node) ?? '');
  if (text !== undefined || !isNode(node) || node.type !== 'TemplateLiteral') return text;
  const quasis: unknown[] = Array.isArray(node['quasis']) ? node['quasis'] : [];
  const expressions: unknown[] = Array.isArray(node['expressions']) ? node['expressions'] : [];
  const parts = quasis.map((quasi, index) => {
    const fixed = isNode(quasi) && typeof quasi['cooked'] === 'string' ? quasi['cooked'] : undefined;
    const filled = index < expressions.length ? valueOf(expressions[index], constants) : '';
    return fixed === undefined || filled === undefined ? undefined : fixed + filled;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
};

const constantsOf = (source: SyntaxNode): ReadonlyMap<string, string> => {
  const constants = new Map<string, string>();
  walk(source, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const name = nameOf(node['id']);
    const value = valueOf(node['init'], constants);
    if (name !== undefined && value !== undefined) constants.set(name, value);
  });
  return constants;
};

/** `GET /rest/V1/…` of a call of the transport. @throws when the address is not a constant: `release.json` could not list it */
const operationOf = (call: SyntaxNode, constants: ReadonlyMap<string, string>, file: string): string | undefined => {
  const method = memberCalled(call);
  if (method === undefined || !methods.has(method)) return undefined;
  const path = valueOf(firstArgument(call), constants);
  if (path === undefined) throw new Error(`${file}: the address of a ${method} must be a constant, so that release.json can list it`);
  return `${method} ${path}`;
};

/** The operations that some sources call directly. */
export const operationsIn = (files: readonly string[]): ReadonlySet<string> => {
  const operations = new Set<string>();
  for (const file of files) {
    const source = parseSource(file);
    const constants = constantsOf(source);
    walk(source, (node) => {
      const operation = node.type === 'CallExpression' ? operationOf(node, constants, file) : undefined;
      if (operation !== undefined) operations.add(operation);
    });
  }
  return operations;
};

/** The operations of each function of the REST client: `placeOrder` → `POST /rest/V1/…`, for guests and for customers. */
export const clientOperations = (files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const calls = new Map<string, Set<string>>();
  for (const file of files) {
    const source = parseSource(file);
    const constants = constantsOf(source);
    walk(source, (property) => {
      if (property.type !== 'KeyValueProperty') return;
      const name = nameOf(property['key']);
      const body = bare(property['value']);
      if (name === undefined || !isNode(body) || body.type !== 'ArrowFunctionExpression') return;
      walk(body, (node) => {
        const operation = node.type === 'CallExpression' ? operationOf(node, constants, file) : undefined;
        if (operation !== undefined) calls.set(name, (calls.get(name) ?? new Set()).add(operation));
      });
    });
  }
  return calls;
};
