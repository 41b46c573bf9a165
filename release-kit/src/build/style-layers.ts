import { fileURLToPath } from 'node:url';
import webpack, { type Compiler, type RuleSetRule, type WebpackPluginInstance } from 'webpack';

/**
 * Every chunk contains the styles of the components that it uses, and chunks load in any order: the rules of a button may be
 * in the document twice, once after those of the tile that positions it. Therefore cascade layers decide instead of the order: rules
 * of a component override those of components that it uses, and a page's own rules, which are in no layer, override all of them.
 */
const layers = {
  base: /[/\\]theme[/\\]global\.css\.ts/,
  // The frame of dialogs, drawers and sheets comes with each of them: one that loads later must not undo the sizes of another.
  parts: /shared-ui[/\\]src[/\\]((badge|button|icon|page-container|picture|spinner)[/\\]|internal[/\\]modal)[^/\\]+$/,
  wholes: /shared-ui[/\\]src[/\\](?!badge|button|icon|page-container|picture|spinner|internal[/\\]modal)[^/\\]+[/\\][^/\\]+$/,
} as const;

const names = Object.keys(layers);
const loader = fileURLToPath(new URL('loaders/style-layer.cjs', import.meta.url));

/** Loader rules that wrap the styles of shared code in their layers; they are after the rule of stylesheets, so that they run before it. */
export const layerRules: readonly RuleSetRule[] = Object.entries(layers).map(([layer, test]) => ({
  test: { and: [/\.vanilla\.css$/, test] },
  loader,
  options: { layer },
}));

/** The end of the block that opens at `start`. */
const endOfBlock = (css: string, start: number): number => {
  let depth = 0;
  for (const { 0: sign, index } of css.slice(start).matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}' && --depth === 0) return start + index + 1;
  }
  throw new Error('a stylesheet has a block that does not end');
};

/** Merges the blocks of each layer, in the order of the layers, followed by the rules without a layer: fewer bytes. */
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

/** Merges the layers of each stylesheet; the one with the base rules, the first of every page, declares their order. */
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
