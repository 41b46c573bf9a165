import { existsSync } from 'node:fs';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { packageDirOf } from '../installed-packages.ts';

/** Collects the modules of a bundle: sources of the workspace, and the installed packages that they use. */
export class SourceFilesPlugin implements WebpackPluginInstance {
  readonly #files = new Set<string>();
  readonly #packageDirs = new Set<string>();

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
    });
  }

  /** Folders of installed packages, sorted. */
  get packageDirs(): readonly string[] {
    return [...this.#packageDirs].toSorted();
  }

  /** Absolute paths, sorted. */
  get files(): readonly string[] {
    return [...this.#files].toSorted();
  }
}
