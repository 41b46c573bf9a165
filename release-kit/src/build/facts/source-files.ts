import { existsSync } from 'node:fs';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { packageDirOf } from '../installed-packages.ts';

/** Collects the modules of a bundle: sources of the workspace, and the installed packages that they use. */
export class SourceFilesPlugin implements WebpackPluginInstance {
  readonly #files = new Set<string>();
  readonly #packageDirs = new Set<string>();
  readonly #bundledDirs = new Set<string>();

  apply(compiler: Compiler): void {
    const name = 'SourceFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules) {
          const file = module instanceof webpack.NormalModule ? (module.resource ?? '').split('?')[0] : undefined;
          if (file === undefined) continue;
          const packageDir = packageDirOf(file);
          if (packageDir !== undefined) this.#packageDirs.add(packageDir);
          else if (/\.tsx?$/.test(file) && existsSync(file)) this.#files.add(file);
        }
      });
      // What only runs during the build (the loader of styles) is in no chunk, and with a warm cache not even among the modules.
      compilation.hooks.afterChunks.tap(name, () => {
        for (const module of compilation.modules) {
          if (!(module instanceof webpack.NormalModule) || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const packageDir = packageDirOf((module.resource ?? '').split('?')[0] ?? '');
          if (packageDir !== undefined) this.#bundledDirs.add(packageDir);
        }
      });
    });
  }

  /** Folders of installed packages that have a module in the bundle, sorted. */
  get bundledDirs(): readonly string[] {
    return [...this.#bundledDirs].toSorted();
  }

  /** Folders of installed packages, those of the build included, sorted. */
  get packageDirs(): readonly string[] {
    return [...this.#packageDirs].toSorted();
  }

  /** Absolute paths, sorted. */
  get files(): readonly string[] {
    return [...this.#files].toSorted();
  }
}
