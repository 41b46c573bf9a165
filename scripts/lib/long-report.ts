import * as v from 'valibot';

/** The type of a test's annotation with a measured value: `name: value`. */
const FIGURE = 'figure';

const annotation = v.object({ type: v.string(), description: v.optional(v.string(), '') });

const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      annotations: v.array(annotation),
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(v.object({ duration: v.number() })),
    }),
  ),
});

interface Suite {
  readonly specs: readonly v.InferOutput<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: v.GenericSchema<unknown, Suite> = v.object({ specs: v.array(spec), suites: v.optional(v.array(v.lazy(() => suite))) });

/** The part of Playwright's JSON report that is needed here. */
const runSchema = v.object({ suites: v.array(suite), errors: v.array(v.object({ message: v.optional(v.string(), '') })) });

export interface LongTest {
  readonly file: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
  /** Measured values, `name: value`. */
  readonly figures: readonly string[];
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

const testsOf = ({ specs, suites = [] }: Suite): LongTest[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ annotations, status, results }) => ({
      file,
      title,
      outcome: outcomes[status],
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      figures: annotations.filter(({ type }) => type === FIGURE).map(({ description }) => description),
    })),
  ),
  ...suites.flatMap(testsOf),
];

/** The tests of a run. @throws when the JSON is not a Playwright report, and when the run had errors outside of its tests */
export const readLongRun = (json: unknown): LongTest[] => {
  const { suites, errors } = v.parse(runSchema, json);
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message.split('\n')[0]);
  return suites.flatMap(testsOf);
};

export const countOf = (tests: readonly LongTest[], outcome: LongTest['outcome']): number =>
  tests.filter((test) => test.outcome === outcome).length;

const seconds = (tests: readonly LongTest[]): string => `${(tests.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1)} s`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');

const section = (title: string, text: string): string => `## ${title}\n\n${text}`;

interface Run {
  readonly title: string;
  /** The command that started it. */
  readonly command: string;
  /** ISO 8601 */
  readonly at: string;
  readonly commit: string;
  readonly tests: readonly LongTest[];
}

/** The report of a long run, as Markdown to be committed. */
export const longReport = ({ title, command, at, commit, tests }: Run): string => {
  const byFile = [...Map.groupBy(tests, ({ file }) => file)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const counts = (some: readonly LongTest[]): string[] =>
    (['passed', 'failed', 'skipped'] as const).map((outcome) => String(countOf(some, outcome)));
  const files = byFile.map(([file, some]) => [`\`${file}\``, ...counts(some), seconds(some)]);
  const measured = tests.filter(({ figures }) => figures.length > 0);
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  return `${[
    `# ${title}`,
    `Written by \`${command}\` on ${at}, commit \`${commit}\`.`,
    table(['file', 'passed', 'failed', 'skipped', 'time'], [...files, ['all', ...counts(tests), seconds(tests)]]),
    ...measured.map(({ title: test, figures }) => section(test, figures.map((figure) => `- ${figure}`).join('\n'))),
    ...(failed.length === 0 ? [] : [section('Failed', failed.map(({ file, title: test }) => `- \`${file}\`: ${test}`).join('\n'))]),
  ].join('\n\n')}\n`;
};
