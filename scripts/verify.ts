import { testBundledCommerce } from './lib/server-bundle/build-commerce.ts';
import { runStep, stageTable, staticChecks, unitTests } from './lib/steps.ts';

// pnpm verify: types, lint, unused exports, formatting, generated files, unit and API tests: all checks that need no browser.
await testBundledCommerce();
let ok = true;
for (const step of [...staticChecks, unitTests]) ok = (await runStep(step)) && ok;
console.log(`\nTime of each stage:\n${stageTable()}`);
process.exitCode = ok ? 0 : 1;
