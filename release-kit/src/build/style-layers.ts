import { fileURLToPath } from 'node:url';
import webpack, { type Compiler, type RuleSetRule, type WebpackPluginInstance } from 'webpack';

/**
 * Every chunk brings the styles of the parts that it uses, and chunks arrive in any order: the rules of a button may stand
 * in the document twice, once after those of the tile that places it. So it is the layer that decides, not the order: what
 * builds on a part wins over the part, and a page's own rules, which stand in no layer, win over all of them.
 */
const layers = {
  base: /[/\\]theme[/\\]global\.css\.ts/,
  parts: /shared-ui[/\\]src[/\\](badge|button|icon|page-container|picture|spinner)[/\\][^/\\]+$/,
  wholes: /shared-ui[/\\]src[/\\](?!badge|button|icon|page-container|picture|spinner)[^/\\]+[/\\][^/\\]+$/,
} as const;

const names = Object.keys(layers);
const loader = fileURLToPath(new URL('loaders/style-layer.cjs', import.meta.url));

/** Rules that put the styles of shared code into their layers; they stand after the rule of stylesheets, so that they come before it. */
export const layerRules: readonly RuleSetRule[] = Object.entries(layers).map(([layer, test]) => ({
  test: { and: [/\.vanilla\.css$/, test] },
  loader,
  options: { layer },
}));

/** Where the block ends that opens at `start`. */
const endOfBlock = (css: string, start: number): number => {
  let depth = 0;
  for (const { 0: sign, index } of css.slice(start).matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}' && --depth === 0) return start + index + 1;
  }
  throw new Error('a stylesheet has a block that does not end');
};

/** One block for each layer, in their order, then the rules of none: the same styles in fewer bytes. */
export const gatherLayers = (css: string): string => {
  const blocks = new Map<string, string>();
  const rest: string[] = [];
  let at = 0;
  for (const { 0: head, 1: name = '', index } of css.matchAll(/@layer (\w+)\{/g)) {
    rest.push(css.slice(at, index));
    at = endOfBlock(css, index);
    blocks.set(name, (blocks.get(name) ?? '') + css.slice(index + head.length, at - 1));
  }
  rest.push(css.slice(at));
  return names.flatMap((name) => (blocks.has(name) ? [`@layer ${name}{${blocks.get(name)}}`] : [])).join('') + rest.join('');
};

/** Gathers the layers of each stylesheet; the one with the base rules, which is every page's first, declares their order. */
export class StyleLayersPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('StyleLayersPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'StyleLayersPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.css')))
          compilation.updateAsset(file, (source) => {
            const css = gatherLayers(String(source.source()));
            return new sources.RawSource(css.startsWith('@layer base{') ? `@layer ${names.join()};${css}` : css);
          });
      });
    });
  }
}
