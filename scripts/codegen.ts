/** `pnpm codegen` writes what is generated from the contracts; `pnpm codegen --check` fails when a committed file differs. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { codegenCommand, generateAll } from 'release-kit/codegen';
import { restFiles } from 'release-kit/codegen/rest';
import { apiReports } from './api/index.ts';

const root = join(import.meta.dirname, '..');

/** What a script of another package writes to its standard output. */
const printedBy = (script: string): string =>
  execFileSync(process.execPath, [join(root, script)], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** The commerce server describes its own calls. A document that is no object would be refused by every reader of the committed file. */
const openApi = (): object => JSON.parse(printedBy('commerce-api/src/rest/print-openapi.ts')) as object;

/** The inline scripts of the host's documents, compiled (docs/adr/062). */
const loaders: ReadonlyMap<string, string> = new Map([
  ['host-shell/src/server/pages/loader/generated.ts', printedBy('host-shell/codegen/print-loader.ts')],
]);

/** The tables of the commerce server's database, as its migrations make them (docs/adr/059). */
const tables: ReadonlyMap<string, string> = new Map([
  ['commerce-api/src/database/tables.ts', printedBy('commerce-api/codegen/print-tables.ts')],
]);

const files = new Map([...(await generateAll(root)), ...restFiles(openApi()), ...loaders, ...tables]);
const args = process.argv.slice(2);
const generated = codegenCommand(root, files, args);
// Made of what has just been written. A report that its version does not allow stays as it is.
const { files: reports, problems } = await apiReports(root);
for (const problem of problems) console.error(problem);
process.exitCode = Math.max(generated, problems.length > 0 ? 1 : codegenCommand(root, reports, args));
