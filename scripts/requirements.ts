import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReports } from './lib/junit.ts';
import { root } from './lib/paths.ts';
import { runCommand } from './lib/run-command.ts';

interface Row {
  readonly id: string;
  readonly text: string;
}

const rowPattern = /^\| ([A-Z]-\d{2,3}) \| (.+?) \| /gm;

const readRows = (): Row[] => {
  const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  return [...text.matchAll(rowPattern)].map(([, id = '', description = '']) => ({ id, text: description }));
};

// pnpm requirements: which rows of docs/requirements.md no passing test of the last run names in its title.
await runCommand('requirements', async () => {
  const rows = readRows();
  const proven = new Set<string>();
  for (const test of readReports(join(root, 'reports'))) {
    if (test.outcome !== 'passed') continue;
    for (const [, id = ''] of test.name.matchAll(/\[([A-Z]-\d{2,3})\]/g)) proven.add(id);
  }
  const open = rows.filter(({ id }) => !proven.has(id));
  for (const { id, text } of open) console.log(`${id}  ${text.slice(0, 110)}`);
  console.log(`\n${rows.length - open.length} of ${rows.length} rows are named by a passing test; ${open.length} are not.`);
});
