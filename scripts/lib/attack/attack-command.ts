import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { currentCommit } from '../current-commit.ts';
import { root } from '../paths.ts';
import { withOwnShop } from '../test-shop.ts';
import { attackLine, attackReport } from './attack-report.ts';
import { openAttackedShop } from './attacked-shop.ts';
import { attacks, runAttacks } from './run-attacks.ts';

const REPORT = 'docs/reports/attack.md';

export interface AttackCommand {
  /** As it was called, for the report. */
  readonly command: string;
  /** Names of attacks; none: all, and the report is written. */
  readonly names: readonly string[];
  /** Rounds begin until so much time is over; 0: one round. */
  readonly minutes: number;
}

/**
 * Attacks a shop of its own.
 * @returns how many findings fall; null when there is no result
 * @throws for a name that no attack has
 */
export const attack = async ({ command, names, minutes }: AttackCommand): Promise<number | null> => {
  const unknown = names.find((name) => !attacks.some((one) => one.name === name));
  if (unknown !== undefined) throw new Error(`there is no attack '${unknown}'; there are ${attacks.map(({ name }) => name).join(', ')}`);
  const at = new Date().toISOString();
  const wanted = names.length === 0 ? attacks : attacks.filter(({ name }) => names.includes(name));
  const run = await withOwnShop('attack', { COMMERCE_DEV: '0', WRITE_LIMITS: '1' }, async (env) =>
    runAttacks(await openAttackedShop(env), wanted, minutes, (finding) => console.log(attackLine(finding)), console.log),
  );
  if (run === null) return null;
  if (names.length === 0) {
    const file = join(root, REPORT);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, attackReport(run, { command, at, commit: currentCommit() }));
  }
  const fallen = run.findings.filter(({ holds }) => !holds).length;
  console.log(`\n${run.findings.length - fallen} hold, ${fallen} fall`);
  return fallen;
};
