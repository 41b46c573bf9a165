import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What is left after files were removed, so that it is not done again at once. */
const leftShare = 0.9;
/** So much of the bound may be written before its files are counted again. */
const countedShare = 0.05;

interface CachedFile {
  readonly path: string;
  readonly bytes: number;
  /** ms since 1970 */
  readonly usedAt: number;
}

async function filesIn(folder: string): Promise<CachedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: CachedFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // One that another server has just removed is gone.
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined) files.push({ path, bytes: found.size, usedAt: found.mtimeMs });
  }
  return files;
}

/** J-121: files that can be made again, in a folder of bounded size: those that were used longest ago are deleted first. */
export class DiskCache {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Bytes written since the files were counted; unknown at the start. */
  #written = Number.POSITIVE_INFINITY;
  #isCounting = false;

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  /** @param name of the file; its first two characters are a folder's name */
  async read(name: string): Promise<Buffer | undefined> {
    const path = this.#path(name);
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes === undefined) return undefined;
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined);
    return bytes;
  }

  /** Written beside and moved into place, so that a file is whole or not there. Makes room where it is needed. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const path = this.#path(name);
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${process.pid}.part`;
    await writeFile(part, bytes);
    await rename(part, path);
    this.#written += bytes.length;
    if (this.#isCounting || this.#written <= this.#mostBytes * countedShare) return;
    this.#isCounting = true;
    await this.#makeRoom().finally(() => (this.#isCounting = false));
  }

  #path(name: string): string {
    return join(this.#folder, name.slice(0, 2), name);
  }

  async #makeRoom(): Promise<void> {
    this.#written = 0;
    const files = await filesIn(this.#folder);
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= this.#mostBytes) return;
    for (const { path, bytes } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
      if (total <= this.#mostBytes * leftShare) return;
      await rm(path, { force: true });
      total -= bytes;
    }
  }
}
