import { existsSync } from 'node:fs';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/** Collects the sources of the workspace that a bundle is made of; libraries are left out. */
export class SourceFilesPlugin implements WebpackPluginInstance {
  readonly #files = new Set<string>();

  apply(compiler: Compiler): void {
    const name = 'SourceFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules) {
          const file = module instanceof webpack.NormalModule ? (module.resource ?? '').split('?')[0] : undefined;
          if (file !== undefined && /\.tsx?$/.test(file) && !/[/\\]node_modules[/\\]/.test(file) && existsSync(file)) this.#files.add(file);
        }
      });
    });
  }

  /** Absolute paths, sorted. */
  get files(): readonly string[] {
    return [...this.#files].toSorted();
  }
}
