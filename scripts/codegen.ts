/** `pnpm codegen` writes the generated files; `pnpm codegen --check` fails when a committed file differs. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { codegenCommand, generateAll } from 'release-kit/codegen';
import { restFiles } from 'release-kit/codegen/rest';
import { apiReports } from './api/index.ts';

const root = join(import.meta.dirname, '..');

/** The standard output of a script of another package. */
const printedBy = (script: string): string =>
  execFileSync(process.execPath, [join(root, script)], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** The OpenAPI document of the commerce server. Readers of the committed file check that it is an object. */
const openApi = (): object => JSON.parse(printedBy('commerce-api/src/rest/print-openapi.ts')) as object;

/** The inline scripts of the host's documents, compiled (docs/adr/062). */
const loaders: ReadonlyMap<string, string> = new Map([
  ['host-shell/src/server/pages/loader/generated.ts', printedBy('host-shell/codegen/print-loader.ts')],
]);

/** The types of the commerce server's database tables, from its migrations (docs/adr/059). */
const tables: ReadonlyMap<string, string> = new Map([
  ['commerce-api/src/database/tables.ts', printedBy('commerce-api/codegen/print-tables.ts')],
]);

const files = new Map([...(await generateAll(root)), ...restFiles(openApi()), ...loaders, ...tables]);
const args = process.argv.slice(2);
const generated = codegenCommand(root, files, args);
// Based on the files that have just been written. A report is not written when its package needs a higher version.
const { files: reports, problems } = await apiReports(root);
for (const problem of problems) console.error(problem);
process.exitCode = Math.max(generated, problems.length > 0 ? 1 : codegenCommand(root, reports, args));
