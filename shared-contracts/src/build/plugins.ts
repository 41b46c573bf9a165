import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type webpack from 'webpack';
import type { Compiler, javascript, WebpackPluginInstance } from 'webpack';

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

/** Collects which names the package's own sources import from each shared package (for `release.json`). */
export class ImportedNamesPlugin implements WebpackPluginInstance {
  readonly names = new Map<string, Set<string>>();
  readonly #keys: ReadonlySet<string>;

  constructor(keys: readonly string[]) {
    this.#keys = new Set(keys);
  }

  apply(compiler: Compiler): void {
    const name = 'ImportedNamesPlugin';
    const listen = (parser: object) => {
      // webpack types the hook's argument as any parser; for these two module types it is the JavaScript one
      (parser as javascript.JavascriptParser).hooks.importSpecifier.tap(name, (_statement, source, id) => {
        const key = String(source);
        const module: unknown = (parser as javascript.JavascriptParser).state.module;
        // What libraries import from each other is served by the copies that they bring.
        if (typeof module === 'object' && module !== null && 'resource' in module && /[/\\]node_modules[/\\]/.test(String(module.resource)))
          return;
        if (!this.#keys.has(key)) return;
        const known = this.names.get(key) ?? new Set();
        this.names.set(key, known.add(id ?? '*'));
      });
    };
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm']) factory.hooks.parser.for(type).tap(name, listen);
    });
  }

  /** Sorted, so that the document's bytes are stable. */
  toJSON(): Record<string, string[]> {
    return Object.fromEntries([...this.names].toSorted().map(([key, names]) => [key, [...names].toSorted()]));
  }
}
