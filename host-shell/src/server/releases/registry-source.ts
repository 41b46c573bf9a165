import type { KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Registry } from 'release-kit/schema';
import { lastGoodFile, trustedKeys, verifiedRegistry } from 'release-kit/registry';

export interface RegistrySourceOptions {
  readonly file: string;
  /** Whose signatures count. */
  readonly trusted: readonly KeyObject[];
  /** A copy of the last registry that was taken: an older one is refused, even after a restart; and it is used when the registry is lost. */
  readonly lastGoodFile: string;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where the registry is read and trusted: signed by a known key, never older than what was taken before. */
export class RegistrySource {
  readonly #options: RegistrySourceOptions;
  #lastGood: Registry | null = null;

  constructor(options: RegistrySourceOptions) {
    this.#options = options;
    try {
      this.#lastGood = verifiedRegistry(readFileSync(options.lastGoodFile, 'utf8'), options.trusted);
    } catch {
      // There is none yet, or it is of another key: nothing to measure against.
    }
  }

  /** The registry that was taken last, by this process or the one before it. */
  get lastGood(): Registry | null {
    return this.#lastGood;
  }

  /** Names the state of the file: another one means that it is worth reading. */
  stamp(): Promise<string> {
    return stat(this.#options.file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs}:${size}:${ino}`,
      () => 'missing',
    );
  }

  /** @throws in one line when there is no registry, it has no trusted signature, or it is older than the last good one */
  async read(): Promise<Registry> {
    const { file, trusted } = this.#options;
    let text: string;
    try {
      text = await readFile(file, 'utf8');
    } catch (error) {
      throw new Error(`REGISTRY_FILE: ${file} cannot be read`, { cause: error });
    }
    let registry: Registry;
    try {
      registry = verifiedRegistry(text, trusted);
    } catch (error) {
      throw new Error(`REGISTRY_FILE: ${file} ${reasonOf(error)}`, { cause: error });
    }
    const { revision } = this.#lastGood ?? registry;
    if (registry.revision < revision)
      throw new Error(`REGISTRY_FILE: ${file} has revision ${registry.revision}, older than the one in use (${revision})`);
    if (registry.revision > revision || this.#lastGood === null) this.#keep(text);
    this.#lastGood = registry;
    return registry;
  }

  #keep(text: string): void {
    const { lastGoodFile } = this.#options;
    try {
      mkdirSync(dirname(lastGoodFile), { recursive: true });
      const fresh = `${lastGoodFile}.${process.pid}.new`;
      writeFileSync(fresh, text);
      renameSync(fresh, lastGoodFile);
    } catch {
      // A disk that takes nothing must not stop the shop: the copy is for a bad day, which this may be already.
    }
  }
}

/** The host's settings about its registry. */
export interface RegistrySettings {
  readonly registryFile: string;
  readonly registryPublicKeys: string | undefined;
  readonly dataDir: string;
}

/** @throws in one line when there is no key to trust */
export const openRegistry = ({ registryFile, registryPublicKeys, dataDir }: RegistrySettings): RegistrySource =>
  new RegistrySource({
    file: registryFile,
    trusted: trustedKeys({ publicKeys: registryPublicKeys, dataDir }),
    lastGoodFile: lastGoodFile(registryFile),
  });
