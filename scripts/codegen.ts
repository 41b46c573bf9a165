/** `pnpm codegen` writes what is generated from the contracts; `pnpm codegen --check` fails when a committed file differs. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loaderFiles } from '../host-shell/codegen/loader.ts';
import { codegenCommand, generateAll } from 'release-kit/codegen';
import { restFiles } from 'release-kit/codegen/rest';
import { apiReports } from './api/index.ts';

const root = join(import.meta.dirname, '..');

/** The commerce server describes its own calls. */
const openApi = (): object => {
  const text = execFileSync(process.execPath, [join(root, 'commerce-api/src/rest/print-openapi.ts')], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // A document that is no object would be refused by every reader of the committed file.
  return JSON.parse(text) as object;
};

const files = new Map([...(await generateAll(root)), ...restFiles(openApi()), ...(await loaderFiles())]);
const args = process.argv.slice(2);
const generated = codegenCommand(root, files, args);
// Made of what has just been written. A report that its version does not allow stays as it is.
const { files: reports, problems } = await apiReports(root);
for (const problem of problems) console.error(problem);
process.exitCode = Math.max(generated, problems.length > 0 ? 1 : codegenCommand(root, reports, args));
