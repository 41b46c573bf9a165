import { join } from 'node:path';
import { codegenCommand } from '../shared-contracts/codegen/main.ts';

process.exitCode = await codegenCommand(join(import.meta.dirname, '..'), process.argv.slice(2));
