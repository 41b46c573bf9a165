import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type javascript, type Module, type WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Every script and stylesheet that a bundle loads later gets its integrity from the page's release set
 * (`self.amperioIntegrity`, set by the host; it throws for a file that the release does not name).
 * A remote that runs alone has no release set and loads without it.
 */
export class IntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    // webpack exports the class but not its type under a public name
    const LoadScript = require('webpack/lib/runtime/LoadScriptRuntimeModule') as typeof webpack.runtime.LoadScriptRuntimeModule;
    const name = 'IntegrityPlugin';
    const set = (tag: string, url: string) =>
      `\nif (self.amperioIntegrity) { ${tag}.integrity = self.amperioIntegrity(${url}); ${tag}.crossOrigin = "anonymous"; }`;
    compiler.hooks.compilation.tap(name, (compilation) => {
      LoadScript.getCompilationHooks(compilation).createScript.tap(name, (source) => source + set('script', 'url'));
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, names) => source + set(names.tag, names.href),
      );
    });
  }
}

/**
 * Replaces the placeholder of the release prefix (ADR 003) in all emitted files: after minifying, before
 * contents are hashed. Modules and minified scripts are thus the same in every release and can be cached, and browser and server
 * builds use the same prefix.
 */
export class ClassPrefixPlugin implements WebpackPluginInstance {
  readonly #mark: string;
  readonly #prefix: string;

  constructor(mark: string, prefix: string) {
    this.#mark = mark;
    this.#prefix = prefix;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    const name = 'ClassPrefixPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 }, (assets) => {
        for (const file of Object.keys(assets).filter((asset) => /\.(c?js|css)$/.test(asset)))
          compilation.updateAsset(file, (source) => new sources.RawSource(String(source.source()).replaceAll(this.#mark, this.#prefix)));
      });
    });
  }
}

type Names = Record<string, string[]>;

/** Collects which names the package's own sources import from each shared package (for `release.json`). */
export class ImportedNamesPlugin implements WebpackPluginInstance {
  readonly names = new Map<string, Set<string>>();
  readonly #keys: ReadonlySet<string>;

  constructor(keys: readonly string[]) {
    this.#keys = new Set(keys);
  }

  apply(compiler: Compiler): void {
    const name = 'ImportedNamesPlugin';
    // Stored in the module, because cached modules are not parsed again.
    const known = (module: Module): Names => module.buildInfo?.['amperioImports'] ?? {};
    const keep = (module: Module, imports: Names) => Object.assign((module.buildInfo ??= {}), { amperioImports: imports });
    const listen = (parser: object) => {
      // webpack types the hook's argument as any parser; for these two module types it is the JavaScript one
      (parser as javascript.JavascriptParser).hooks.importSpecifier.tap(name, (_statement, source, id) => {
        const key = String(source);
        if (!this.#keys.has(key)) return;
        const { module } = (parser as javascript.JavascriptParser).state;
        // Imports between libraries do not use the host's packages.
        if (/[/\\]node_modules[/\\]/.test(module.resource)) return;
        const imports = known(module);
        keep(module, { ...imports, [key]: [...(imports[key] ?? []), id ?? '*'] });
      });
    };
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm']) factory.hooks.parser.for(type).tap(name, listen);
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules)
          for (const [key, names] of Object.entries(known(module)))
            this.names.set(key, new Set([...(this.names.get(key) ?? []), ...names]));
      });
    });
  }

  /** Sorted, so that the document's bytes are stable. */
  toJSON(): Record<string, string[]> {
    return Object.fromEntries([...this.names].toSorted().map(([key, names]) => [key, [...names].toSorted()]));
  }
}
