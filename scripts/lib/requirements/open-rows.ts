import { ownerOf, owners } from './owners.ts';
import type { Proofs, RowState } from './proofs.ts';
import { isOwn, kindsOf } from './rows.ts';

/** `31 of 599` for the customer's rows and for our own. */
const counts = (proofs: Proofs, own: boolean): string => {
  const of = (states: readonly RowState[]): number => states.filter(({ row }) => isOwn(row) === own).length;
  const [proven, wrong, unnamed] = [of(proofs.proven), of(proofs.wrongKind), of(proofs.unnamed)];
  return `${proven} of ${proven + wrong + unnamed} proven, ${wrong} named by the wrong kind of test, ${unnamed} not named`;
};

export const summary = (proofs: Proofs): readonly string[] => [
  `the customer's rows: ${counts(proofs, false)}`,
  `our own (J): ${counts(proofs, true)}`,
  ...(proofs.measured.length > 0 ? [`measured by \`pnpm bench\`: ${proofs.measured.map(({ id }) => id).join(', ')}`] : []),
];

const cell = (text: string): string => text.replaceAll('|', '\\|');

const line = ({ row, named }: RowState): string =>
  `| ${row.id} | ${cell(row.text)} | ${kindsOf(row).join(' + ')} | ${named.length === 0 ? '–' : named.join(', ')} |`;

/** docs/open-rows.md: every row that no test proves in the strict sense, grouped by owner. */
export const openRowsDocument = (proofs: Proofs): string => {
  const open = [...proofs.wrongKind, ...proofs.unnamed].toSorted((a, b) => a.row.id.localeCompare(b.row.id, 'en', { numeric: true }));
  const parts = owners.map((owner) => {
    const rows = open.filter(({ row }) => ownerOf(row) === owner);
    const table = ['| row | what it states | proven by | named by |', '| --- | --- | --- | --- |', ...rows.map(line)];
    return [`## ${owner} (${rows.length})`, '', ...(rows.length > 0 ? table : ['None.'])].join('\n');
  });
  return [
    '# Open rows',
    '',
    'Rows of [requirements.md](requirements.md) that no passing test proves. Written by `pnpm requirements --write` after a whole `pnpm test`.',
    'A row counts as proven only if a passing test of each kind that its column *verify* asks for carries its id in the title.',
    '',
    ...summary(proofs).map((text) => `- ${text}`),
    '',
    parts.join('\n\n'),
    '',
  ].join('\n');
};
