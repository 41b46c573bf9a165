import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { ReleaseSettings } from '../../releases/release-source.ts';
import type { GivenFiles, SmokeTestGiven } from '../../releases/smoke-test.ts';
import { smokePageOf } from './smoke-pages.ts';

/** Loading the host's code, a release and its page: a second or two; a page that is not there by then never will be. */
const LIMIT_MS = 15_000;

/** What a smoke test may keep, MB: a release that wants more is not one for the host. */
const HEAP_MB = 192;

/** Input of the worker; `reference` takes the place of the release that is active for everybody. */
export interface SmokeTestRequest {
  readonly commerceUrl: string;
  readonly releases: ReleaseSettings;
  readonly store: string;
  readonly path: string;
  /** Release and document by package, the one to be smoke-tested among them. */
  readonly references: readonly (readonly [name: string, release: string, document: string])[];
  /** Files of the release to be smoke-tested, where no store has it. */
  readonly files: GivenFiles | null;
}

const outcomeSchema = v.object({ problem: v.nullable(v.string()) });

const answerOf = (worker: Worker): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`its page was not rendered within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
    worker.once('message', (message: unknown) => {
      clearTimeout(timer);
      const outcome = v.safeParse(outcomeSchema, message);
      if (outcome.success) resolve(outcome.output.problem);
      else reject(new Error('the smoke test gave no answer'));
    });
    worker.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the smoke test ended without an answer'));
    });
  });

/**
 * Smoke-tests releases in a worker thread: what throws, never ends or eats the memory does it there. A release passes when its
 * smoke page, rendered with all others as they are and the shop's data, is whole and without an error.
 */
export const createSmokeTest = (config: ReleaseSettings & { readonly commerceUrl: string }, store: string): SmokeTestGiven => {
  const { commerceUrl, releaseStorage, releaseCache } = config;
  return async (name, reference, registry, files) => {
    const others = Object.entries(registry.remotes).filter(([other, { killed }]) => other !== name && !killed);
    const request: SmokeTestRequest = {
      commerceUrl,
      releases: { releaseStorage, releaseCache },
      store,
      path: smokePageOf(name),
      references: [
        [name, reference.release, reference.document],
        ...others.map(([other, { active }]) => [other, active.release, active.document] as const),
      ],
      files: files ?? null,
    };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    try {
      const problem = await answerOf(worker);
      if (problem !== null) throw new Error(`the smoke test of ${smokePageOf(name)} failed: ${problem}`);
    } finally {
      await worker.terminate();
    }
  };
};
