import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { parseSentDocuments, type Registry, type ReleaseReference } from 'release-kit/schema';
import type { ReleaseReader } from '../releases/release-reader.ts';

/** Releases whose lists are kept: all that a registry names, and then some. */
const LISTS = 200;

export interface KnownDocumentsPorts {
  readonly registry: () => Registry;
  readonly releases: ReleaseReader;
  readonly log: { warn(data: object, message: string): void };
}

/**
 * J-140: the GraphQL documents of all releases that an open page may run: active ones, canaries, and earlier ones that the registry still
 * keeps. A release without a list (of before, or built by other tools) has none that are known; it is logged once.
 */
export class KnownDocuments {
  readonly #ports: KnownDocumentsPorts;
  /** By release: their hashes; an empty set where there is no list. */
  readonly #lists = new LRUCache<string, ReadonlySet<string>>({ max: LISTS });

  constructor(ports: KnownDocumentsPorts) {
    this.#ports = ports;
  }

  /** @throws StorageError when a list cannot be read and no other release has the document */
  async has(document: string): Promise<boolean> {
    const hash = createHash('sha256').update(document).digest('base64url');
    let failure: unknown;
    for (const [name, { active, canary, retained }] of Object.entries(this.#ports.registry().remotes)) {
      for (const reference of [active, ...(canary === null ? [] : [canary]), ...retained]) {
        try {
          if ((await this.#listOf(name, reference)).has(hash)) return true;
        } catch (error) {
          failure = error;
        }
      }
    }
    if (failure !== undefined) throw failure;
    return false;
  }

  async #listOf(name: string, { release: id, document: integrity }: ReleaseReference): Promise<ReadonlySet<string>> {
    const key = `${name}@${id}`;
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const { releases, log } = this.#ports;
    const { release } = await releases.readDocument(name, id, integrity);
    if (release.documents === undefined) log.warn({ remote: key }, 'the release has no list of its GraphQL documents: all are refused');
    const list = new Set(release.documents === undefined ? [] : parseSentDocuments(await releases.readAsset(name, id, release.documents)));
    this.#lists.set(key, list);
    return list;
  }
}
