import { dirname, join } from 'node:path';
import type { ApiPackage } from './packages.ts';

/** The public API of one version of a package. */
export interface Api {
  readonly name: string;
  readonly version: string;
  /** Name of an entry → path of its declarations. */
  readonly entries: ReadonlyMap<string, string>;
  /** Path from the package's folder → declarations. */
  readonly files: ReadonlyMap<string, string>;
  /** The schema of the commerce server, in shared-contracts only. */
  readonly sdl: string | null;
}

/** Where the report of a package is committed. */
export const reportPath = (name: string): string => `docs/api/${name}.api.md`;

const declarationOf = (source: string): string => source.replace(/\.tsx?$/, '.d.ts');

/** @param files declarations by path from the root */
export const apiOf = ({ name, version, entries }: ApiPackage, files: ReadonlyMap<string, string>, sdl: string | null): Api => {
  const own = new Map<string, string>();
  // All declaration files reachable from the entries, each once.
  const queue = entries.map(({ source }) => declarationOf(source));
  for (const path of queue) {
    const text = files.get(join(name, path));
    if (text === undefined || own.has(path)) continue;
    own.set(path, text.trim());
    for (const [, request = ''] of text.matchAll(/["'](\.{1,2}\/[^"']+)\.tsx?["']/g)) queue.push(`${join(dirname(path), request)}.d.ts`);
  }
  return {
    name,
    version,
    entries: new Map(entries.map((entry) => [entry.name, declarationOf(entry.source)])),
    files: new Map([...own].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    sdl,
  };
};

const fence = '```';
const block = (language: string, text: string): string => `${fence}${language}\n${text.trim()}\n${fence}\n`;

/** The committed text. */
export const writeReport = ({ name, version, entries, files, sdl }: Api): string =>
  [
    `# ${name} ${version}\n`,
    'What others may rely on, written by `pnpm codegen`. A change needs a new version of the package: see docs/remote-contract.md.\n',
    '| entry | declarations |\n| --- | --- |\n' + [...entries].map(([entry, path]) => `| ${entry} | ${path} |\n`).join(''),
    ...[...files].map(([path, text]) => `## ${path}\n\n${block('ts', text)}`),
    ...(sdl === null ? [] : [`## schema.graphql\n\n${block('graphql', sdl)}`]),
  ].join('\n');

/** Parses a committed report. @throws when the text is not a report */
export const readReport = (text: string): Api => {
  const [, name, version] = /^# (\S+) (\S+)\n/.exec(text) ?? [];
  if (name === undefined || version === undefined) throw new Error('a report begins with the name and version of its package');
  const sections = [...text.matchAll(/^## (\S+)\n\n```(\w+)\n([\s\S]*?)\n```$/gm)];
  return {
    name,
    version,
    entries: new Map([...text.matchAll(/^\| (\S+) \| (\S+\.d\.ts) \|$/gm)].map(([, entry = '', path = '']) => [entry, path])),
    files: new Map(sections.filter(([, , language]) => language === 'ts').map(([, path = '', , body = '']) => [path, body])),
    sdl: sections.find(([, , language]) => language === 'graphql')?.[3] ?? null,
  };
};

/** Whether two APIs are equal except for their versions. */
export const sameApi = (a: Api, b: Api): boolean => writeReport({ ...a, version: '' }) === writeReport({ ...b, version: '' });

/** Line of a report on which a name is declared, or 1. */
export const lineOf = (report: string, name: string): number => {
  const declared = new RegExp(
    `\\b(const|function|interface|type|class|enum|input) ${name.replaceAll('$', '\\$')}\\b|^\\s+(readonly )?["']?${name}["']?\\??[:(]`,
  );
  return Math.max(1, report.split('\n').findIndex((line) => declared.test(line)) + 1);
};
