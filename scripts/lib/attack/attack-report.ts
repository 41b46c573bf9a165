import type { AttackRun } from './run-attacks.ts';
import type { Finding } from './attack.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').slice(0, 300);
const verdict = ({ holds }: Finding): string => (holds ? 'holds' : '**falls**');

/** One line of the run's output. */
export const attackLine = (finding: Finding): string =>
  `${finding.holds ? 'holds' : 'FALLS'}  ${finding.attack}: ${finding.figure} (must: ${finding.must})`;

/** Of several rounds the first finding of each attack that falls, else the last one. */
const worst = (findings: readonly Finding[]): readonly Finding[] =>
  [...Map.groupBy(findings, ({ attack }) => attack).values()].flatMap((all) => all.find(({ holds }) => !holds) ?? all.slice(-1));

/** The report of a run as Markdown. */
export const attackReport = (
  { findings, rounds }: AttackRun,
  { command, at, commit }: { readonly command: string; readonly at: string; readonly commit: string },
): string => `# The attack run

Written by \`${command}\` on ${at}, commit \`${commit}\`: ${rounds} ${rounds === 1 ? 'round' : 'rounds'} against a shop of its own as production
runs it, from addresses of their own, while ten visitors read its pages.

| attack | requests | must hold | figure | |
| --- | --- | --- | --- | --- |
${worst(findings)
  .map(
    (finding) =>
      `| ${cell(finding.attack)} | ${finding.requests} | ${cell(finding.must)} | ${cell(finding.figure)} | ${verdict(finding)} |`,
  )
  .join('\n')}
`;
