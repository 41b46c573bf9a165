import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.ts';
import { versionProblems } from './gate.ts';
import { readReport, reportPath } from './report.ts';
import { changedContracts } from './testing/changed-contracts.ts';
import { breakingChanges, harmlessChanges } from './testing/contract-changes.ts';

/** Enough for an addition, too little for what breaks. */
const NEXT_MINOR = '1.99.0';
const PATIENCE = 180_000;

const released = readReport(readFileSync(join(root, reportPath('shared-contracts')), 'utf8'));
const changes = [...breakingChanges, ...harmlessChanges];
const found = new Map<string, readonly string[]>();

beforeAll(async () => {
  const problems = await versionProblems(root, released, await changedContracts(root, released, NEXT_MINOR, changes));
  changes.forEach(({ title }, index) => found.set(title, problems[index] ?? []));
}, PATIENCE);

describe('[J-45] a change of the contracts that breaks others is caught before it is released, by name', () => {
  it.each(breakingChanges)('$title', ({ title, names }) => {
    const problems = found.get(title) ?? [];
    for (const name of names) expect(problems.join('\n')).toContain(name);
    expect(problems.every((problem) => /^docs\/api\/shared-contracts\.api\.md:\d+ .*needs 2\.0\.0 at least\)$/.test(problem))).toBe(true);
  });
});

describe('[J-45] a harmless change of the contracts passes', () => {
  it.each(harmlessChanges)('$title', ({ title }) => {
    expect(found.get(title)).toEqual([]);
  });
});
