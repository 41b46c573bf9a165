import { parentPort, workerData } from 'node:worker_threads';
import { StorageError, checked } from 'release-kit/storage';
import { createCommerceClient } from '../../commerce/commerce.ts';
import { EVALUATION_LIMIT_MS } from '../../releases/evaluate.ts';
import { Circuits } from '../../../circuit/circuits.ts';
import { RENDER_CIRCUIT } from '../render-circuits.ts';
import { FrameDataCache } from '../../commerce/frame-data.ts';
import { renderPage } from '../page-answer.ts';
import { PageStyleBook } from '../page-styles.ts';
import { PerReleaseSet } from '../../releases/per-release-set.ts';
import { ReleasePool } from '../../releases/release-pool.ts';
import { HOST_NAME, pageReleasesJson, releaseSetOf, type LoadedRelease } from '../../releases/release-set.ts';
import { openReleases } from '../../releases/release-source.ts';
import { readerOf, type ReleaseReader } from '../../releases/release-reader.ts';
import { requireSingleton } from '../../singletons.ts';
import { NO_PARTIES } from '../third-parties/page-parties.ts';
import { readVisitor } from '../../http/visitor.ts';
import type { GivenFiles } from '../../releases/smoke-test.ts';
import type { SmokeTestRequest } from './smoke-test.ts';
import { assertComplete } from './assert-complete.ts';

/** More than the deadline of a served page: no visitor waits for this one, and the machine may be busy. */
const DEADLINE_MS = 5_000;

// The only caller is smoke-test.ts, which builds it from checked settings and a signed registry.
const { commerceUrl, releases, store, path, references, files } = workerData as SmokeTestRequest;

/** A store of the one release whose files were given along. */
const givenStore = (given: GivenFiles): ReleaseReader =>
  readerOf(
    checked({
      read: async (_name, _release, file) => {
        const bytes = given.get(file);
        if (bytes === undefined) throw new StorageError('missing', `${file} is not among the files of the release`);
        return Buffer.from(bytes);
      },
    }),
  );

/** @returns what is wrong with the page; null: nothing */
const smokeTest = async (): Promise<string | null> => {
  // Only the host itself removes files from its cache on the disk.
  const cache = { ...releases.releaseCache, bytes: Number.POSITIVE_INFINITY };
  const source = await openReleases({ settings: releases.releaseStorage, cache, log: { warn: () => {} } });
  const pool = new ReleasePool({ store: source.store, require: requireSingleton });
  const judged = files ? givenStore(files) : source.store;
  const given = new ReleasePool({ store: judged, require: requireSingleton });
  const remotes = new Map<string, LoadedRelease>();
  const [wanted = ''] = references[0] ?? [];
  for (const [name, release, document] of references) {
    const isJudged = name === wanted || name === HOST_NAME;
    const loading = (name === wanted ? given : pool).load(
      name,
      { release, document },
      {
        limitMs: EVALUATION_LIMIT_MS.smokeTest,
        onBundleError: (error) => {
          if (isJudged) throw error; // others may be without theirs: not what is judged here
        },
      },
    );
    const loaded = await loading.catch((error: unknown) => {
      // A host is judged with all remotes; and what cannot be read says nothing about a release.
      if (isJudged || wanted === HOST_NAME || error instanceof StorageError) throw error;
      return null; // another remote's release that does not fit: the host itself does without it, too
    });
    if (loaded === null) continue;
    if (name === wanted) await assertComplete(judged, loaded.release);
    remotes.set(name, loaded);
  }
  const host = remotes.get(HOST_NAME);
  if (host === undefined) return `there is no release of ${HOST_NAME}`;
  remotes.delete(HOST_NAME);
  const commerce = createCommerceClient(commerceUrl);
  try {
    const services = {
      commerce,
      frames: new FrameDataCache(commerce),
      styles: new PageStyleBook(),
      releases: new PerReleaseSet(pageReleasesJson),
      deadlineMs: DEADLINE_MS,
      random: () => 0,
      storesPageData: false,
      circuits: new Circuits(RENDER_CIRCUIT, () => performance.now()),
      allows: {},
      parties: () => NO_PARTIES,
      metrics: null,
    };
    const visitor = { ...readVisitor(new Map(), { url: path, host: 'localhost', cookie: undefined, origin: 'http://localhost' }), store };
    const answer = await renderPage(services, releaseSetOf(1, host, remotes), visitor, false);
    if (answer.type === 'redirect') return `it is a redirect to ${answer.to}`;
    const { status, cacheable, errors } = answer.page;
    if (status !== 200) return `its status is ${status}`;
    if (errors.length > 0) return String(errors[0]);
    return cacheable ? null : 'a part of it is missing';
  } finally {
    await commerce.close();
  }
};

const problem = await smokeTest().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
parentPort?.postMessage({ problem });
