import parseSpdx from 'spdx-expression-parse';
import type { InstalledPackage } from './installed.ts';

/** Licences under which the shop may use a package without opening its own sources. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages that were looked at one by one, and what was found. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  // Its package.json names none; its README has the text of the licence.
  'require-like': 'MIT',
  // Its package.json names none; its file LICENSE is that of MIT.
  'png-js': 'MIT',
};

/** A library that is loaded beside the program and may be replaced: its sources stay open, the shop's need not be. */
const LOADED_BESIDE = /^@img\/sharp-libvips-/;
const OF_LIBRARIES = 'LGPL-3.0-or-later';

const isAllowed = (expression: ReturnType<typeof parseSpdx>): boolean => {
  if ('license' in expression) return ALLOWED.has(expression.license);
  const sides = [expression.left, expression.right];
  return expression.conjunction === 'or' ? sides.some(isAllowed) : sides.every(isAllowed);
};

/** The licence of a package as an SPDX expression. */
export const licenceOf = ({ name, license }: Pick<InstalledPackage, 'name' | 'license'>): string => LOOKED_AT[name] ?? license;

/** J-137: why a package must not be used; null when it may. */
export const licenceProblem = (installed: InstalledPackage): string | null => {
  const licence = licenceOf(installed);
  if (LOADED_BESIDE.test(installed.name) && licence === OF_LIBRARIES) return null;
  const which = `${installed.name}@${installed.version}`;
  if (licence === '') return `${which} names no licence: look at it and enter what was found in scripts/lib/supply-chain/licences.ts`;
  try {
    return isAllowed(parseSpdx(licence)) ? null : `${which} has the licence ${licence}, which is not allowed`;
  } catch {
    return `${which} has the licence '${licence}', which is no SPDX expression`;
  }
};

/** The list as Markdown: the same on every machine. */
export const licenceList = (packages: readonly InstalledPackage[]): string => {
  const listed = packages.filter(({ isForOneMachine }) => !isForOneMachine);
  const groups = [...Map.groupBy(listed, licenceOf)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const section = ([licence, all]: (typeof groups)[number]): string =>
    `## ${licence} (${all.length})\n\n${all.map(({ name, version }) => `\`${name}@${version}\``).join(', ')}\n`;
  return `# Licences of the packages that the shop runs with

Written by \`pnpm licences\`; \`pnpm verify\` fails when it is out of date or names a licence that is not allowed. Not in it: what is installed
for one kind of machine alone, such as the picture library of sharp (${OF_LIBRARIES}, loaded beside the program).

${groups.map(section).join('\n')}`;
};
