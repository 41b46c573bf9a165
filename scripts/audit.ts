import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { otherPnpm } from './lib/supply-chain/pinned-pnpm.ts';

// A part of pnpm verify: known vulnerabilities of production packages (J-136). Accepted ones stand in pnpm-workspace.yaml
// (auditConfig.ignoreGhsas), each with its reason. A registry without such a list, or that cannot be reached, is reported and does
// not fail the check.
const TIMEOUT_MS = 30_000;
const { status, error } = spawnSync('pnpm', ['audit', '--prod', '--audit-level=moderate', '--ignore-registry-errors'], {
  cwd: root,
  stdio: 'inherit',
  timeout: TIMEOUT_MS,
});
if (error === undefined) process.exitCode = status ?? 1;
else console.log(`not audited: ${error.message}`);

// The cast is safe: it is this project's file.
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly packageManager: string };
const other = otherPnpm(packageManager, process.env['npm_config_user_agent']);
if (other !== null) console.log(other);
