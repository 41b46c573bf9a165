import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, AttackedShop, Finding } from './attack.ts';
import { visitorAddresses } from './attacked-shop.ts';
import { addresses } from './attacks/addresses.ts';
import { badInput } from './attacks/bad-input.ts';
import { connections } from './attacks/connections.ts';
import { graphql } from './attacks/graphql.ts';
import { pageCache } from './attacks/page-cache.ts';
import { passwords } from './attacks/passwords.ts';
import { writes } from './attacks/writes.ts';
import { Visitors } from './visitor.ts';

export const attacks: readonly Attack[] = [addresses, passwords, graphql, writes, badInput, pageCache, connections];

const VISITORS = 10;
const PAUSE_MS = 100;
const QUIET_MS = 15_000;
const SLOWER_AT_MOST = 3;
const MOST_MB = { host: 250, commerce: 700 } as const;
const MS_PER_MINUTE = 60_000;

export interface AttackRun {
  readonly findings: readonly Finding[];
  /** How often all attacks were made. */
  readonly rounds: number;
}

/** What is noticed beside the attacks: by visitors, in memory, on disk. */
function besides(
  shop: AttackedShop,
  quiet: ReturnType<Visitors['sinceLastAsked']>,
  attacked: ReturnType<Visitors['sinceLastAsked']>,
  diskBefore: number,
): readonly Finding[] {
  const [memory, peak] = [shop.memory(), shop.peakMemory()];
  const times = attacked.p99 / quiet.p99;
  const grown = (shop.diskBytes() - diskBefore) / 1_000_000;
  const memoryOf = (server: 'host' | 'commerce', name: string): Finding => ({
    attack: `memory of the ${name} afterwards`,
    requests: 0,
    must: `at most ${MOST_MB[server]} MB`,
    figure: `${Math.round(memory[server])} MB (${Math.round(peak[server])} MB at its peak)`,
    holds: memory[server] <= MOST_MB[server],
  });
  return [
    {
      attack: 'pages of ordinary visitors meanwhile',
      requests: attacked.pages,
      must: 'none fails',
      figure:
        attacked.failed.length === 0
          ? '0 failed'
          : `${attacked.failed.length} failed: ${[...new Set(attacked.failed)].slice(0, 3).join('; ')}`,
      holds: attacked.pages > 0 && attacked.failed.length === 0,
    },
    {
      attack: 'time of their pages (p99)',
      requests: attacked.pages,
      must: `at most ${SLOWER_AT_MOST} × the quiet ${quiet.p99.toFixed(1)} ms`,
      figure: `${attacked.p99.toFixed(1)} ms, ${times.toFixed(2)} ×`,
      holds: times <= SLOWER_AT_MOST,
    },
    memoryOf('host', 'host'),
    memoryOf('commerce', 'commerce server'),
    { attack: 'growth of the data folder', requests: 0, must: 'told', figure: `${grown.toFixed(1)} MB`, holds: true },
  ];
}

/** How the servers stand after a round: a run of an hour shows what grows. */
const roundLine = (shop: AttackedShop, round: number, diskBefore: number): string => {
  const { host, commerce } = shop.memory();
  const grown = (shop.diskBytes() - diskBefore) / 1_000_000;
  return `round ${round}: host ${Math.round(host)} MB, commerce server ${Math.round(commerce)} MB, data folder +${grown.toFixed(1)} MB`;
};

/**
 * Attacks a shop while visitors read its pages.
 * @param minutes rounds begin until so much time is over; 0: one round
 * @param report of each finding as it comes
 * @param tell a line after each round
 */
export const runAttacks = async (
  shop: AttackedShop,
  wanted: readonly Attack[],
  minutes: number,
  report: (finding: Finding) => void,
  tell: (line: string) => void,
): Promise<AttackRun> => {
  const visitors = new Visitors({
    port: shop.port,
    addresses: visitorAddresses(VISITORS),
    common: ['/', shop.pages.listing, ...shop.pages.products.slice(0, 20)],
    rare: shop.pages.products.slice(20),
    pauseMs: PAUSE_MS,
  });
  try {
    // The first pages are rendered by code that has not been compiled yet: they count for nobody.
    await pause(QUIET_MS);
    visitors.sinceLastAsked();
    await pause(QUIET_MS);
    const quiet = visitors.sinceLastAsked();
    const diskBefore = shop.diskBytes();
    const until = performance.now() + minutes * MS_PER_MINUTE;
    const findings: Finding[] = [];
    let rounds = 0;
    do {
      rounds += 1;
      for (const attack of wanted) {
        for (const finding of await attack.run(shop)) {
          report(finding);
          findings.push(finding);
        }
      }
      tell(roundLine(shop, rounds, diskBefore));
    } while (performance.now() < until);
    const last = besides(shop, quiet, visitors.sinceLastAsked(), diskBefore);
    for (const finding of last) report(finding);
    return { findings: [...findings, ...last], rounds };
  } finally {
    await visitors.stop();
  }
};
