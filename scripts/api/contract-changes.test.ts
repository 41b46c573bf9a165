import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inc } from 'semver';
import { root } from '../lib/paths.ts';
import { versionProblems } from './gate.ts';
import { readReport, reportPath } from './report.ts';
import { changedContracts, type ChangeSet } from './testing/changed-contracts.ts';
import { breakingChanges, harmlessChanges, type ContractChange } from './testing/contract-changes.ts';

const released = readReport(readFileSync(join(root, reportPath('shared-contracts')), 'utf8'));
/** Sufficient for an addition, not for a breaking change. */
const NEXT_MINOR = inc(released.version, 'minor') ?? '';
const TIMEOUT_MS = 180_000;

/** Changes of different files share a copy: each copy takes the compiler a second and a half. */
const setsOf = (changes: readonly ContractChange[]): readonly ChangeSet[] => {
  const sets: ContractChange[][] = [];
  for (const change of changes) {
    const free = sets.find((set) => set.every(({ file }) => file !== change.file));
    if (free === undefined) sets.push([change]);
    else free.push(change);
  }
  return sets;
};

const sets = [...setsOf(breakingChanges), ...setsOf(harmlessChanges)];
const found = new Map<string, readonly string[]>();

beforeAll(async () => {
  const problems = await versionProblems(root, released, await changedContracts(root, released, NEXT_MINOR, sets));
  sets.forEach((set, index) => set.forEach(({ title }) => found.set(title, problems[index] ?? [])));
}, TIMEOUT_MS);

describe('[J-45] a breaking change of the contracts is detected before it is released, by name', () => {
  it.each(breakingChanges)('$title', ({ title, names }) => {
    const problems = found.get(title) ?? [];
    for (const name of names) expect(problems.join('\n')).toContain(name);
    for (const problem of problems) {
      expect(problem).toMatch(/^docs\/api\/shared-contracts\.api\.md:\d+ {2}/);
      expect(problem).toContain(`this needs ${inc(released.version, 'major')} at least)`);
    }
  });
});

describe('[J-45] a harmless change of the contracts passes', () => {
  it.each(harmlessChanges)('$title', ({ title }) => {
    expect(found.get(title)).toEqual([]);
  });
});
