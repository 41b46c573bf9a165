// The project's own lint rules: the boundaries between packages, no state shared between requests, one way to the browser's storage.
import { relative, sep } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;
const remotes = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'];
const packageOf = (filename) => relative(root, filename).split(sep)[0];

/** Which workspace packages a package may import: arrows point one way. */
const allowed = {
  'shared-contracts': [],
  'shared-ui': ['shared-contracts'],
  'host-shell': ['shared-contracts', 'shared-ui'],
  'commerce-api': ['shared-contracts'],
  // Its contract tests run each consumer's expectations on the modules of the remotes.
  e2e: ['shared-contracts', 'release-kit', 'commerce-api', 'host-shell', 'scripts', ...remotes],
  'release-kit': ['shared-contracts'],
  scripts: ['shared-contracts', 'release-kit'],
  ...Object.fromEntries(remotes.map((name) => [name, ['shared-contracts', 'shared-ui']])),
};
const workspace = Object.keys(allowed);

/**
 * Which files of the other packages may import which entries of release-kit. Code of the shop does not depend on build tools: only the
 * host's server reads releases, and only the build files of a package define its build.
 */
const kitEntries = [
  { files: /^(mfe-[a-z-]+|host-shell)\/federation\.config\.ts$/, entries: ['build'] },
  { files: /^mfe-[a-z-]+\/src\/standalone\.tsx$/, entries: ['standalone'] },
  { files: /^shared-ui\/gallery\//, entries: ['build'] },
  { files: /^host-shell\/src\/server\//, entries: ['schema', 'registry', 'storage', 'gate'] },
  { files: /^host-shell\/src\/server\/.*\.test\.ts$/, entries: ['build'] },
];

const mayUseKit = (filename, request) => {
  const file = relative(root, filename).split(sep).join('/');
  return kitEntries.some(({ files, entries }) => files.test(file) && entries.some((entry) => request === `release-kit/${entry}`));
};

const targetOf = (filename, request) => {
  if (request.startsWith('.')) return packageOf(new URL(request, `file://${filename}`).pathname);
  return workspace.find((name) => request === name || request.startsWith(`${name}/`));
};

/**
 * Inside the commerce server: `demo` is loaded by name in one file, and the domain does not import the GraphQL layer.
 * Tests may use demo data as examples.
 */
const demo = 'commerce-api/src/demo/';
const demoLoader = 'commerce-api/src/server/shop-data.ts';
const graphql = 'commerce-api/src/graphql/';
/** Layers that may use the GraphQL layer; the live socket answers with the same fields. */
const aboveDomain = [graphql, demo, 'commerce-api/src/server/', 'commerce-api/src/sockets/'];

const layerProblem = (filename, request) => {
  const file = relative(root, filename).split(sep).join('/');
  if (!file.startsWith('commerce-api/src/') || !request.startsWith('.')) return undefined;
  const target = relative(root, new URL(request, `file://${filename}`).pathname)
    .split(sep)
    .join('/');
  if (target.startsWith(demo) && !file.startsWith(demo) && file !== demoLoader && !file.endsWith('.test.ts'))
    return `only ${demoLoader} loads demo data, by the name in the settings.`;
  if (target.startsWith(graphql) && !aboveDomain.some((folder) => file.startsWith(folder)))
    return 'the domain may not import the GraphQL layer: take the services that it needs as a narrow interface.';
  return undefined;
};

const boundaries = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { filename } = context;
    const from = packageOf(filename);
    const may = allowed[from];
    if (may === undefined) return {};
    const check = (node) => {
      const request = node.source?.value;
      if (typeof request !== 'string') return;
      const problem = layerProblem(filename, request);
      if (problem !== undefined) context.report({ node, message: problem });
      const target = targetOf(filename, request);
      if (target === undefined || target === from || !workspace.includes(target) || may.includes(target)) return;
      if (target === 'release-kit') {
        if (!mayUseKit(filename, request))
          context.report({
            node,
            message: `${from} may import release-kit in its build files only, and the host's server what reads releases.`,
          });
        return;
      }
      context.report({ node, message: `${from} may not import ${target}: remotes and host meet through shared-contracts and slots only.` });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};

// Values that can change after the module has run. A constant table is fine: it must be typed or frozen as readonly.
const mutableConstructors = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array']);
const readonlyType = /^(Readonly|ReadonlyMap|ReadonlySet|ReadonlyArray|WeakMap|WeakSet)\b/;

const typeText = (context, declarator) => {
  const annotation = declarator.id.typeAnnotation;
  return annotation ? context.sourceCode.getText(annotation).replace(/^:\s*/, '') : '';
};

const noModuleState = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node, what) =>
      context.report({
        node,
        message: `${what} at module level is shared by all requests of the server: make it in a factory, or type it as read-only.`,
      });
    return {
      Program(program) {
        for (const statement of program.body) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declaration?.type !== 'VariableDeclaration' || declaration.declare) continue;
          for (const declarator of declaration.declarations) {
            if (declaration.kind !== 'const') report(declarator, `'${declaration.kind}'`);
            else if (
              declarator.init?.type === 'NewExpression' &&
              mutableConstructors.has(declarator.init.callee.name) &&
              !readonlyType.test(typeText(context, declarator))
            ) {
              report(declarator, `new ${declarator.init.callee.name}`);
            }
          }
        }
      },
    };
  },
};

const areas = new Set(['localStorage', 'sessionStorage']);

/** T rows: stored values have a key with a schema and a lifetime, and a full, broken or forbidden storage is handled. */
const oneStorage = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node, what) =>
      context.report({
        node,
        message: `${what}: the browser keeps things through ShopStorage and its keys (shared-contracts/storage) alone.`,
      });
    return {
      Identifier(node) {
        if (!areas.has(node.name)) return;
        const { parent } = node;
        const isName = (parent.type === 'Property' || parent.type.startsWith('TS')) && !parent.computed && parent.value !== node;
        if (!isName) report(node, node.name);
      },
      MemberExpression(node) {
        if (node.object.type === 'Identifier' && node.object.name === 'document' && node.property.name === 'cookie')
          report(node, 'document.cookie');
      },
    };
  },
};

export default { meta: { name: 'amperio' }, rules: { boundaries, 'no-module-state': noModuleState, 'one-storage': oneStorage } };
