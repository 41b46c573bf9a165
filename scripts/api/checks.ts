import { exportsOf, type Exported } from './exported.ts';
import type { Api } from './report.ts';
import { roleOf } from './roles.ts';

/** One compatibility condition, as a line of code that compiles when it holds. */
export interface Check {
  readonly name: string;
  /** The message when it does not hold; the compiler's message follows. */
  readonly sentence: string;
  /** Empty when the condition cannot hold because the name was removed. */
  readonly code: string;
  /** Where the name is declared. */
  readonly file: string;
}

const anys = (count: number): string => (count === 0 ? '' : `<${Array.from({ length: count }, () => 'any').join(', ')}>`);

const holds = (target: string, source: string): string => `void ((): ${target} => given<${source}>());`;

/** A name in both versions. */
interface Sides {
  readonly entry: string;
  readonly exported: Exported;
  /** `import(…)` expressions of the declaring modules. */
  readonly old: string;
  readonly new: string;
}

type Line = Pick<Check, 'sentence' | 'code'>;

const typeLines = ({ entry, exported: { name, original, parameters }, old, new: fresh }: Sides): readonly Line[] => {
  const [older, newer] = [`${old}.${original}${anys(parameters)}`, `${fresh}.${original}${anys(parameters)}`];
  const both = `keyof ${older} & keyof ${newer}`;
  const read = { sentence: `${entry}: ${name} no longer holds what is read of it`, code: holds(older, newer) };
  const given = { sentence: `${entry}: ${name} no longer takes what is given for it`, code: holds(newer, older) };
  const part = (side: string) => `{ [K in ${both}]: ${side}[K] }`;
  switch (roleOf(name)) {
    case 'none':
      return [];
    case 'given':
      return [given];
    case 'read':
      return [read];
    case 'each':
      return [
        { sentence: `${entry}: an entry of ${name} is gone`, code: holds('never', `Exclude<keyof ${older}, keyof ${newer}>`) },
        { ...read, code: holds(part(older), part(newer)) },
        { ...given, code: holds(part(newer), part(older)) },
      ];
  }
};

const valueLines = ({ entry, exported: { name, original }, old, new: fresh }: Sides): readonly Line[] =>
  roleOf(name) === 'none'
    ? []
    : [
        {
          sentence: name === 'default' ? `${entry}: the module cannot be rendered as before` : `${entry}: ${name} cannot be used as before`,
          code: holds(`typeof ${old}.${original}`, `typeof ${fresh}.${original}`),
        },
      ];

/** Operations of the REST document: every old one exists, accepts the same requests and returns compatible answers. */
const restLines = ({ old, new: fresh }: Sides): readonly Line[] => {
  const [older, newer] = [`${old}.paths`, `${fresh}.paths`];
  const methods = (of: string, side: string) =>
    `{ [M in keyof ${older}[P] & keyof ${newer}[P] as ${older}[P][M] extends { responses: unknown } ? M : never]: ${side}[P][M] extends infer O extends { responses: unknown } ? ${of} : never }`;
  const shared = (of: string, side: string) => `{ [P in keyof ${older} & keyof ${newer}]: ${methods(of, side)} }`;
  const [answers, takes] = ["O['responses']", "Omit<O, 'responses'>"];
  return [
    { sentence: 'REST: an address is gone', code: holds('never', `Exclude<keyof ${older}, keyof ${newer}>`) },
    { sentence: 'REST: an operation no longer answers what it did', code: holds(shared(answers, older), shared(answers, newer)) },
    { sentence: 'REST: an operation no longer takes what it did', code: holds(shared(takes, newer), shared(takes, older)) },
  ];
};

const linesOf = (sides: Sides): readonly Line[] => {
  const { kind, name } = sides.exported;
  if (name === 'paths') return restLines(sides);
  return [...(kind === 'value' ? [] : typeLines(sides)), ...(kind === 'type' ? [] : valueLines(sides))];
};

/** The path of a module of one of the versions; modules that are the same in both are those of the older. */
export type Place = (file: string) => string;

const inCode = (place: string): string => `import(${JSON.stringify(`./${place}`.replace(/\.d\.ts$/, '.js'))})`;

/**
 * Checks for everything of the old version that others rely on and that may have changed: each declaration once, although several
 * entries may export it.
 */
export const checksOf = (older: Api, newer: Api, affected: ReadonlySet<string>, oldPlace: Place, newPlace: Place): readonly Check[] => {
  const [before, after] = [exportsOf(older.files), exportsOf(newer.files)];
  const checks = new Map<string, Check>();
  for (const [entry, path] of older.entries) {
    const newPath = newer.entries.get(entry);
    if (newPath === undefined) {
      checks.set(entry, { name: entry, sentence: `${entry}: the entry is gone.`, code: '', file: path });
      continue;
    }
    const names = after(newPath);
    for (const exported of before(path).values()) {
      const { name, file, original } = exported;
      const now = names.get(name);
      const gone = (sentence: string) => checks.set(`${entry} ${name}`, { name, sentence: `${entry}: ${sentence}`, code: '', file });
      if (now === undefined) gone(`${name} is gone.`);
      else if (exported.kind !== 'value' && now.parameters < exported.parameters) gone(`${name} takes fewer type parameters.`);
      else if (now.file !== file || affected.has(file)) {
        const sides = { entry, exported, old: inCode(oldPlace(file)), new: inCode(newPlace(now.file)) };
        for (const line of linesOf(sides)) {
          const key = `${file} ${original} ${line.sentence.slice(entry.length)}`;
          if (!checks.has(key)) checks.set(key, { name, file, ...line });
        }
      }
    }
  }
  return [...checks.values()];
};
