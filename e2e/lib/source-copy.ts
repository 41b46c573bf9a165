import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { OwnServer } from './own-servers.ts';

/** Workspace packages that the build of a remote needs; links in the copy point to the copied packages. */
const packages = ['shared-contracts', 'shared-ui', 'release-kit'];
const linked = ['shared-contracts', 'release-kit'];

const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tsconfig.json'];

/** A copy of one remote's sources with everything that its build needs, for tests that change sources. */
export class SourceCopy {
  readonly dir: string;
  readonly #name: string;

  constructor(name: string, dir: string) {
    this.dir = dir;
    this.#name = name;
    mkdirSync(join(dir, 'node_modules'), { recursive: true });
    for (const file of files) cpSync(join(root, file), join(dir, file));
    // Links between packages are relative: in the copy they point to copied packages, and to the installed libraries.
    for (const folder of [name, ...packages, 'scripts'])
      cpSync(join(root, folder), join(dir, folder), { recursive: true, verbatimSymlinks: true });
    for (const entry of readdirSync(join(root, 'node_modules')).filter((entry) => !linked.includes(entry)))
      symlinkSync(join(root, 'node_modules', entry), join(dir, 'node_modules', entry));
    for (const entry of linked) symlinkSync(join(dir, entry), join(dir, 'node_modules', entry));
  }

  /** Replaces a text in a file of the remote. @throws when the file does not contain it */
  edit(file: string, from: string, to: string): void {
    const path = join(this.dir, this.#name, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} of ${this.#name} has no ${from}`);
    writeFileSync(path, text.replaceAll(from, to));
  }

  /** Runs `pnpm dev` with these sources. */
  async develop(dataDir: string, args: readonly string[]): Promise<OwnServer> {
    const port = await freePort();
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts', ...args], {
      cwd: this.dir,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new OwnServer(`http://localhost:${port}`, child);
  }
}
