import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Release } from 'release-kit/schema';
import {
  DOCUMENT,
  checked,
  fileCheck,
  folderReleaseStorage,
  hasPackings,
  inParallel,
  isProblem,
  keyOf,
  runFilesOf,
  type Check,
  type ReadChecked,
  type ReleaseStorage,
} from 'release-kit/storage';

export interface ReleaseDiskCacheOptions {
  readonly dir: string;
  /** What it may take on the disk. */
  readonly bytes: number;
  /** Where releases come from. */
  readonly origin: Pick<ReleaseStorage, 'read'>;
  readonly log: { warn(data: object, message: string): void };
  readonly now?: () => number;
}

interface Kept {
  bytes: number;
  /** ms */
  usedAt: number;
}

const AT_ONCE = 4;
/** Beside the packages: files on their way to their places. */
const UNFINISHED = '.unfinished';
const UNFINISHED_MS = 60 * 60 * 1000;
/** Of each package: what is served, and what it may go back to. */
const NEVER_DROPPED = 2;

/** 0: it is not there, or empty. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * Files of a remote release storage on the host's own disk: releases that were once loaded go on being served, after a restart too, while
 * the storage is away. Files on the disk are checked as strictly as files from the remote storage.
 */
export class ReleaseDiskCache {
  readonly #options: ReleaseDiskCacheOptions;
  readonly #disk: ReadChecked;
  readonly #coming = new Map<string, Promise<Buffer>>();
  /** By `<name>/<release>`. */
  readonly #kept = new Map<string, Kept>();
  /** Releases that were loaded, by package, the last one first. */
  readonly #loaded = new Map<string, readonly string[]>();
  #isClosed = false;

  private constructor(options: ReleaseDiskCacheOptions) {
    this.#options = options;
    this.#disk = checked(folderReleaseStorage(options.dir));
  }

  /** Finds out what an earlier process has left. */
  static async open(options: ReleaseDiskCacheOptions): Promise<ReleaseDiskCache> {
    const cache = new ReleaseDiskCache(options);
    await cache.#forgetUnfinished();
    const entries = await readdir(options.dir, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
      const [name = '', release = ''] = file.slice(options.dir.length + 1).split(sep);
      cache.#note(`${name}/${release}`, size, entry.name === DOCUMENT ? mtimeMs : 0);
    }
    return cache;
  }

  /** Removes what a killed process has left; what is young may be another thread's work. */
  async #forgetUnfinished(): Promise<void> {
    const { dir, now = Date.now } = this.#options;
    const folder = join(dir, UNFINISHED);
    for (const name of await readdir(folder).catch(() => [])) {
      const age = await stat(join(folder, name)).then(
        ({ mtimeMs }) => now() - mtimeMs,
        () => 0,
      );
      if (age > UNFINISHED_MS) await rm(join(folder, name), { force: true }).catch(() => {});
    }
  }

  /** What is still on its way is not waited for. */
  close(): void {
    this.#isClosed = true;
  }

  readonly read: ReadChecked = async (name, release, path, check) => {
    const known = await this.#fromDisk(name, release, path, check);
    if (known) return known;
    const bytes = await this.#fromOrigin(name, release, path);
    await check(bytes);
    await this.#keep(name, release, path, bytes);
    return bytes;
  };

  /** Fetches what browsers may ask of a release, before they do. */
  async keepWhole(document: Release): Promise<void> {
    const { name, release } = document;
    const { dir, log, now = Date.now } = this.#options;
    const others = this.#loaded.get(name)?.filter((one) => one !== release) ?? [];
    this.#loaded.set(name, [release, ...others].slice(0, NEVER_DROPPED));
    this.#note(`${name}/${release}`, 0, now());
    const date = new Date(now());
    // The modification time tells the next process when the release was used; a file that is missing is fetched again.
    await utimes(join(dir, keyOf(name, release, DOCUMENT)), date, date).catch(() => {});
    const ref = { name, release };
    const files = runFilesOf(document).flatMap(({ path, integrity }) => [
      ...(path.startsWith('web/') && hasPackings(path)
        ? [{ path: `${path}.br`, check: fileCheck(ref, `${path}.br`, integrity, 'br') }]
        : []),
      { path, check: fileCheck(ref, path, integrity) },
    ]);
    const logFailure = (error: unknown): void =>
      log.warn({ remote: `${name}@${release}`, error: String(error) }, 'a release is not on this disk as a whole');
    await inParallel(files, AT_ONCE, async ({ path, check }) => {
      if (this.#isClosed || (await sizeOf(join(dir, keyOf(name, release, path)))) > 0) return;
      await this.read(name, release, path, check).catch((error: unknown) => {
        if (isProblem(error, 'damaged')) logFailure(error);
        else if (!isProblem(error, 'missing')) throw error;
      });
    }).catch(logFailure);
  }

  async #fromDisk(name: string, release: string, path: string, check: Check): Promise<Buffer | null> {
    try {
      return await this.#disk(name, release, path, check);
    } catch (error) {
      if (isProblem(error, 'invalid')) throw error;
      return null; // what is spoilt is written over by the next good copy
    }
  }

  #fromOrigin(name: string, release: string, path: string): Promise<Buffer> {
    const key = keyOf(name, release, path);
    const coming = this.#coming.get(key) ?? this.#options.origin.read(name, release, path).finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  async #keep(name: string, release: string, path: string, bytes: Buffer): Promise<void> {
    const { dir, log } = this.#options;
    const file = join(dir, keyOf(name, release, path));
    const temporary = join(dir, UNFINISHED, randomUUID());
    try {
      await mkdir(dirname(temporary), { recursive: true });
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporary, bytes);
      const before = await sizeOf(file);
      await rename(temporary, file);
      this.#note(`${name}/${release}`, bytes.length - before, 0);
      await this.#makeRoom(`${name}/${release}`);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      log.warn({ remote: `${name}@${release}`, file: path, error: String(error) }, 'a file of a release could not be kept on the disk');
    }
  }

  #note(folder: string, bytes: number, usedAt: number): void {
    const known = this.#kept.get(folder) ?? { bytes: 0, usedAt: 0 };
    this.#kept.set(folder, { bytes: known.bytes + bytes, usedAt: Math.max(known.usedAt, usedAt) });
  }

  /** Drops whole releases, those that were loaded longest ago first. */
  async #makeRoom(written: string): Promise<void> {
    const { bytes, dir } = this.#options;
    let total = [...this.#kept.values()].reduce((sum, kept) => sum + kept.bytes, 0);
    if (total <= bytes) return;
    const inUse = new Set([...this.#loaded].flatMap(([name, releases]) => releases.map((release) => `${name}/${release}`)));
    const oldest = [...this.#kept].toSorted(([, one], [, other]) => one.usedAt - other.usedAt);
    for (const [folder, kept] of oldest) {
      if (total <= bytes) return;
      if (folder === written || inUse.has(folder)) continue;
      this.#kept.delete(folder);
      total -= kept.bytes;
      await rm(join(dir, folder), { recursive: true, force: true });
    }
  }
}
