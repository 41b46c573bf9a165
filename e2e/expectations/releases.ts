/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
// What consumers rely on, tried on the releases that a plan names (`scripts/lib/gate/try-expectations.ts`).
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { appliesTo, readPlan, trialTitle } from '../../scripts/lib/gate/expectation-plan.ts';
import { consumers } from './consumers.ts';
import { providedRelease } from './provided-release.ts';

const plan = readPlan(readFileSync(process.env['EXPECTATIONS_PLAN'] ?? '', 'utf8'));

afterEach(cleanup);

describe.each(plan)('[J-68] $provider $release', ({ provider, release, dir, consumers: asking }) => {
  const provided = providedRelease(provider, release, dir);
  const wanted = asking.flatMap((consumer) =>
    (consumers[consumer] ?? [])
      .filter((expectation) => expectation.provider === provider && appliesTo(expectation, provided.document.version))
      .map((expectation) => ({ name: trialTitle({ consumer, provider, release, title: expectation.title }), expectation })),
  );

  if (wanted.length === 0) it('is expected nothing of', () => expect(asking).toBeDefined());
  else it.each(wanted)('$name', async ({ expectation }) => expect(await expectation.check(provided)).toBeUndefined());
});
