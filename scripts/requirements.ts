import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReports } from './lib/junit.ts';
import { root } from './lib/paths.ts';
import { openRowsDocument, summary } from './lib/requirements/open-rows.ts';
import { kindOf, proofsOf, type RowState } from './lib/requirements/proofs.ts';
import { isOwn, kindsOf, parseRows, type TestKind } from './lib/requirements/rows.ts';
import { runCommand } from './lib/run-command.ts';

const kinds: readonly TestKind[] = ['unit', 'API', 'e2e'];

const list = (title: string, states: readonly RowState[], describe: (state: RowState) => string): void => {
  for (const own of [false, true]) {
    const some = states.filter(({ row }) => isOwn(row) === own);
    console.log(`\n${title}, ${own ? 'our own (J)' : "the customer's"}: ${some.length}`);
    for (const state of some) console.log(`  ${describe(state)}`);
  }
};

// pnpm requirements: prints which rows of docs/requirements.md the last test run proves. `--write` writes docs/open-rows.md.
await runCommand('requirements', async () => {
  const rows = parseRows(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const tests = readReports(join(root, 'reports'));
  const proofs = proofsOf(rows, tests);
  const ids = (states: readonly RowState[], own: boolean): string =>
    states
      .filter(({ row }) => isOwn(row) === own)
      .map(({ row }) => row.id)
      .join(' ');
  console.log(`proven, the customer's: ${ids(proofs.proven, false)}\nproven, our own (J): ${ids(proofs.proven, true)}`);
  list(
    'named by the wrong kind of test',
    proofs.wrongKind,
    ({ row, named, missing }) => `${row.id}  ${missing.join(' + ')} missing, named by ${named.join(', ')}`,
  );
  list('unnamed', proofs.unnamed, ({ row }) => `${row.id}  ${kindsOf(row).join(' + ')}  ${row.text.slice(0, 100)}`);
  console.log(`\n${summary(proofs).join('\n')}`);
  const missing = kinds.filter((kind) => !tests.some((test) => kindOf(test) === kind));
  if (missing.length > 0) console.log(`no report of these kinds of tests in reports/: ${missing.join(', ')}`);
  if (proofs.problems.length > 0) throw new Error(`titles that prove nothing well:\n${proofs.problems.join('\n')}`);
  if (!process.argv.includes('--write')) return;
  if (missing.length > 0) throw new Error('docs/open-rows.md is written after a whole run alone');
  writeFileSync(join(root, 'docs/open-rows.md'), openRowsDocument(proofs));
  console.log('wrote docs/open-rows.md');
});
