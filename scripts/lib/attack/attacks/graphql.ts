import { repeat, tally, type Attack, type Finding } from '../attack.ts';
import type { Answer } from '../caller.ts';

const REFUSED = 500;
const REFUSED_BYTES = 16_000;
const LISTINGS = 300;
/** What refused documents may leave in the commerce server's memory, MB. */
const LEFT_MB = 60;
const SLOWEST_MS = 1_000;

const listings = Array.from({ length: LISTINGS }, (_, at) => `a${at}:productsForCategory(id:"2"){items_ids}`).join(' ');
const deep = (levels: number): string => `{headerDataQuery{items${'{category{children'.repeat(levels)}{id}${'}}'.repeat(levels)}}}`;

/** Errors and no data: GraphQL answers so with 200, too. */
const isRefused = ({ status, body }: Pick<Answer, 'status' | 'body'>): boolean =>
  status > 0 && status < 500 && body.includes('"errors":[') && !body.includes('"data":{');

/** Documents cost what they may answer; what is refused leaves nothing behind (J-116). */
export const graphql: Attack = {
  name: 'graphql',
  run: async ({ caller, memory }) => {
    const findings: Finding[] = [];
    const dear: readonly (readonly [string, string])[] = [
      [`${LISTINGS} listings by aliases`, `{${listings}}`],
      [`${LISTINGS} listings in a fragment`, `query{...all} fragment all on Query{${listings}}`],
      ['lists in lists, 200 levels deep', deep(200)],
      ['the schema', '{__schema{types{name fields{name}}}}'],
    ];
    for (const [attack, document] of dear) {
      const since = performance.now();
      const { status, body } = await caller().ask(document);
      const ms = Math.round(performance.now() - since);
      findings.push({
        attack: `GraphQL: ${attack}`,
        requests: 1,
        must: `refused within ${SLOWEST_MS} ms`,
        figure: `${isRefused({ status, body }) ? 'refused' : `${status}, ${body.length} bytes`} after ${ms} ms`,
        holds: isRefused({ status, body }) && ms <= SLOWEST_MS,
      });
    }

    const before = memory().commerce;
    const pad = 'x'.repeat(REFUSED_BYTES);
    const refused = await repeat(REFUSED, 16, (turn) => caller().ask(`{nothing${turn} #${pad}\n}`));
    const left = Math.round(memory().commerce - before);
    findings.push({
      attack: `GraphQL: ${REFUSED} different wrong documents of ${REFUSED_BYTES / 1000} KB`,
      requests: REFUSED,
      must: `refused, and at most ${LEFT_MB} MB more memory`,
      figure: `${refused.filter(isRefused).length} refused; ${left} MB`,
      holds: left <= LEFT_MB && refused.every(isRefused),
    });

    const eager = caller();
    const asked = await repeat(600, 16, () => eager.ask('{productsForCategory(id:"2"){items_ids}}'));
    const answered = asked.filter(({ status }) => status === 200).length;
    findings.push({
      attack: 'GraphQL: one address asks for 600 listings at once',
      requests: asked.length,
      must: '429 after what a minute allows',
      figure: tally(asked.map(({ status }) => status)),
      holds: answered < asked.length && asked.every(({ status }) => status === 200 || status === 429),
    });
    return findings;
  },
};
