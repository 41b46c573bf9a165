import { repeat, tally, type Attack } from '../attack.ts';

const PAGES = 3_000;
/** What they may leave in the host's memory, MB: garbage of rendering included. */
const LEFT_MB = 60;

/** Query parameters that no page reads make no new pages (J-138). */
export const pageCache: Attack = {
  name: 'page-cache',
  run: async ({ caller, pages, memory }) => {
    const reader = caller();
    await reader.call({ path: pages.listing });
    const before = memory().host;
    const answers = await repeat(PAGES, 16, (turn) =>
      reader.call({ path: `${pages.listing}?${turn % 2 === 0 ? 'utm_source' : `x${turn}`}=${turn}${'z'.repeat(200)}` }),
    );
    const left = Math.round(memory().host - before);
    return [
      {
        attack: `a listing with ${PAGES} different queries that it does not read`,
        requests: PAGES,
        must: `200, and at most ${LEFT_MB} MB more memory of the host`,
        figure: `${tally(answers.map(({ status }) => status))}; ${left} MB`,
        holds: left <= LEFT_MB && answers.every(({ status }) => status === 200),
      },
    ];
  },
};
