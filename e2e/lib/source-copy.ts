import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';

/** Packages of the workspace that a remote is built of and by; the copy's links lead to the copy's own. */
const packages = ['shared-contracts', 'shared-ui', 'release-kit'];
const linked = ['shared-contracts', 'release-kit'];

const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tsconfig.json'];

/** The sources of one remote with all that it is built of and by, in a folder where a test may change them as a developer would. */
export class SourceCopy {
  readonly dir: string;
  readonly #name: string;

  constructor(name: string, dir: string) {
    this.dir = dir;
    this.#name = name;
    mkdirSync(join(dir, 'node_modules'), { recursive: true });
    for (const file of files) cpSync(join(root, file), join(dir, file));
    // Links between packages are relative: those of the copy lead to its own packages, those to libraries to the ones that are installed.
    for (const folder of [name, ...packages, 'scripts'])
      cpSync(join(root, folder), join(dir, folder), { recursive: true, verbatimSymlinks: true });
    for (const entry of readdirSync(join(root, 'node_modules')).filter((entry) => !linked.includes(entry)))
      symlinkSync(join(root, 'node_modules', entry), join(dir, 'node_modules', entry));
    for (const entry of linked) symlinkSync(join(dir, entry), join(dir, 'node_modules', entry));
  }

  /** Saves a changed file of the remote. @throws when there is nothing to be changed */
  edit(file: string, from: string, to: string): void {
    const path = join(this.dir, this.#name, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} of ${this.#name} has no ${from}`);
    writeFileSync(path, text.replaceAll(from, to));
  }
}
