import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/** Reads the modules of a bundle that are not of installed packages, each once, and knows what it has read. */
export class OwnSources {
  readonly #root: string;
  readonly #read = new Map<string, string>();

  /** @param root of the workspace, absolute */
  constructor(root: string) {
    this.#root = root;
  }

  /** What was read, by paths from the workspace root. */
  get read(): ReadonlyMap<string, string> {
    return this.#read;
  }

  /** @param path absolute */
  async textOf(path: string): Promise<string> {
    const name = relative(this.#root, path).split(sep).join('/');
    const text = this.#read.get(name) ?? (await readFile(path, 'utf8'));
    this.#read.set(name, text);
    return text;
  }

  /** Gives esbuild the modules that no plugin before it has changed. */
  get plugin(): Plugin {
    return {
      name: 'own-sources',
      setup: ({ onLoad }) => {
        onLoad({ filter: /./ }, async ({ path }) =>
          path.includes(`${sep}node_modules${sep}`) ? undefined : { contents: await this.textOf(path), loader: 'default' },
        );
      },
    };
  }
}
