import { join } from 'node:path';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { loaderValues } from './loader-values.ts';

const source = join(import.meta.dirname, '../src/loader');

const define = Object.fromEntries(Object.entries(loaderValues).map(([name, value]) => [name, JSON.stringify(value)]));

/** One script for one document: bundled by esbuild, and made smaller by SWC, as all of the shop's scripts are. */
const compile = async (entry: string): Promise<string> => {
  const bundle = await build({
    entryPoints: [join(source, entry)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    define,
    write: false,
    tsconfigRaw: '{}',
    // The package's list of files with side effects is about its other bundles.
    ignoreAnnotations: true,
  });
  const { code } = await minify(bundle.outputFiles[0]?.text ?? '', {
    ecma: 2022,
    compress: { ecma: 2022, passes: 3, toplevel: true },
    mangle: { toplevel: true },
    format: { comments: false },
  });
  return code.trim();
};

/** The inline scripts of pages (`src/loader`) as the source of a module for the server. */
const loaderModule = async (): Promise<string> => {
  const [page, cartPage] = await Promise.all([compile('page.ts'), compile('cart-page.ts')]);
  return `// Compiled from src/loader by \`pnpm codegen\`.

/** The inline script of a page. */
export const pageLoader = ${JSON.stringify(page)};

/** The inline script of a page that shows the cart. */
export const cartPageLoader = ${JSON.stringify(cartPage)};
`;
};

// `pnpm codegen` takes it from here.
process.stdout.write(await loaderModule());
