import { join } from 'node:path';
import { openApiDocument } from '../commerce-api/src/rest/openapi.ts';
import { codegenCommand, generateAll } from '../shared-contracts/codegen/main.ts';
import { restFiles } from '../shared-contracts/codegen/rest.ts';

const root = join(import.meta.dirname, '..');
const files = new Map([...(await generateAll(root)), ...restFiles(await openApiDocument())]);
process.exitCode = codegenCommand(root, files, process.argv.slice(2));
