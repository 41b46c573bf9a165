import { promised, summarise } from './measure.ts';
import type { Measured, Summary } from './measure.ts';

interface Parts {
  readonly tuned: readonly Measured[];
  /** Queries that the search was not tuned by. */
  readonly heldBack: readonly Measured[];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const summaryRow = (name: string, { queries, ndcg, emptyRate }: Summary): string =>
  `| ${name} | ${queries} | ${ndcg.toFixed(3)} | ${percent(emptyRate)} |`;

const queryRow = ({ query, ndcg, grades }: Measured): string =>
  `| ${query.replaceAll('|', '\\|')} | ${grades.length === 0 ? '–' : grades.join(' ')} | ${ndcg.toFixed(2)} |`;

const queryTable = (measured: readonly Measured[]): string =>
  `| query | grades of the first ten | nDCG@10 |\n| --- | --- | ---: |\n${measured.map(queryRow).join('\n')}`;

/** The report about a search, and the worse of its two parts. */
export function relevanceReport({ tuned, heldBack }: Parts): { readonly text: string; readonly worst: Summary } {
  const [ofTuned, ofHeldBack] = [summarise(tuned), summarise(heldBack)];
  const text = `# Relevance of the search

Written by \`pnpm relevance\`; the queries and the rules that grade their answers are in \`commerce-api/src/demo/relevance\`. A product has the
grade 3 when it is exactly what was asked for, 2 near to it, 1 of some use, else 0; a query about help asks for its page (3). nDCG@10 compares
the first ten answers with the best ten that the store amperio has; 1 is perfect. Promised are at least ${promised.ndcg} and at most
${percent(promised.emptyRate)} of queries without results, in both parts; a test of \`pnpm verify\` fails otherwise.

The search is tuned (\`commerce-api/src/demo/search-rules.json\`) by two thirds of the queries. The third that is held back is chosen by the
letters of its queries and not looked at while tuning.

| part | queries | nDCG@10 | without results |
| --- | ---: | ---: | ---: |
${summaryRow('tuned by', ofTuned)}
${summaryRow('held back', ofHeldBack)}
${summaryRow('all', summarise([...tuned, ...heldBack]))}

## Queries that the search is tuned by

${queryTable(tuned)}

## Queries that are held back

${queryTable(heldBack)}
`;
  return {
    text,
    worst: {
      queries: tuned.length + heldBack.length,
      ndcg: Math.min(ofTuned.ndcg, ofHeldBack.ndcg),
      emptyRate: Math.max(ofTuned.emptyRate, ofHeldBack.emptyRate),
    },
  };
}
