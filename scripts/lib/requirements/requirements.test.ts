import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { TestCase } from '../junit.ts';
import { root } from '../paths.ts';
import { openRowsDocument } from './open-rows.ts';
import { ownerOf } from './owners.ts';
import { proofsOf } from './proofs.ts';
import { isMeasured, kindsOf, parseRows } from './rows.ts';

const table = `| id | requirement | owner | source | verify |
|---|---|---|---|---|
| C-15 | A wrong cart is replaced, code \`407 | 400\` | shared-contracts | 0 §8 | unit + API test |
| R-47 | The gallery of a product | mfe-catalog | 0 §2 | e2e: route renders its page |
| J-47 | Remotes cost little | host-shell | ADR 002 | bench |
`;
const rows = parseRows(table);

const test = (report: string, name: string, outcome: TestCase['outcome'] = 'passed'): TestCase => ({
  report,
  name,
  file: 'a.test.ts',
  outcome,
});
const states = (tests: readonly TestCase[]) => {
  const { proven, wrongKind, unnamed } = proofsOf(rows, tests);
  return [proven, wrongKind, unnamed].map((some) => some.map(({ row }) => row.id));
};

describe('[J-111] a row counts as proven', () => {
  it('when a passing test of each required kind names it', () =>
    expect(
      states([
        test('unit.xml', 'unit cart [C-15] retries'),
        test('unit.xml', 'PGlite carts [C-15] answers 407'),
        test('browser.xml', 'shop [R-47] opens'),
      ]),
    ).toEqual([['C-15', 'R-47'], [], []]));

  it.each([
    ['of another kind', test('unit.xml', 'unit gallery [R-47] is drawn'), ['R-47'], ['C-15']],
    ['that failed', test('browser.xml', 'shop [R-47] opens', 'failed'), [], ['C-15', 'R-47']],
    ['that was skipped', test('browser.xml', 'shop [R-47] opens', 'skipped'), [], ['C-15', 'R-47']],
    ['of expectations on a release', test('expectations.xml', 'expectations [R-47] opens'), [], ['C-15', 'R-47']],
  ])('but not by a test %s', (_what, one, wrong, unnamed) => expect(states([one])).toEqual([[], wrong, unnamed]));

  it('never by a title with more than four ids or an unknown id: these fail the command', () => {
    const { problems } = proofsOf(rows, [
      test('unit.xml', 'unit [C-15] [R-47] [X-01] one'),
      test('unit.xml', 'unit [C-15] [C-15] two'),
      test('unit.xml', 'unit [A-01] [A-02] [A-03] [A-04] [A-05] three'),
    ]);
    expect(problems).toContain('a.test.ts: [X-01] is no row: "unit [C-15] [R-47] [X-01] one"');
    expect(problems).toContain('a.test.ts: 5 ids in one title, 4 at most: "unit [A-01] [A-02] [A-03] [A-04] [A-05] three"');
    expect(problems.filter((problem) => problem.includes('two'))).toEqual([]);
  });
});

describe('[J-111] open rows', () => {
  it('are listed under their area of work', () => {
    const text = openRowsDocument(proofsOf(rows, []));
    expect(text).toContain('## product (1)');
    expect(text).toContain('## cart and checkout (1)');
    expect(text).toContain('| C-15 | A wrong cart is replaced, code `407 \\| 400` | unit + API | – |');
    expect(text).toContain('measured by `pnpm bench`: J-47');
  });

  it.each([
    ['A-20', 'product'],
    ['A-22', 'cart and checkout'],
    ['A-43', 'account'],
    ['A-50', 'content'],
    ['D-12', 'finding'],
    ['D-16', 'cart and checkout'],
    ['Z-02', 'cart and checkout'],
    ['Z-07', 'finding'],
    ['Z-32', 'product'],
    ['S-40', 'product'],
    ['B-12', 'content'],
  ])('%s is of %s', (id, owner) => expect(ownerOf({ id, text: '', packages: 'host-shell', verify: 'unit' })).toBe(owner));
});

it('[J-111] every row of the table requires a kind of test that exists', () => {
  const all = parseRows(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  expect(all.length).toBeGreaterThan(700);
  for (const row of all) if (!isMeasured(row)) expect(kindsOf(row).length).toBeGreaterThan(0);
});
