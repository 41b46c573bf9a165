import { exportedNames, type Exported } from './exported.ts';
import type { Api } from './report.ts';
import { roleOf } from './roles.ts';

/** One thing that must hold, as a line that compiles when it does. */
export interface Check {
  readonly name: string;
  /** What is said when it does not; the compiler's words follow. */
  readonly sentence: string;
  /** Empty when it cannot hold: the name is gone. */
  readonly code: string;
}

const anys = (count: number): string => (count === 0 ? '' : `<${Array.from({ length: count }, () => 'any').join(', ')}>`);

const inFile = (folder: string, path: string): string => `import(${JSON.stringify(`./${folder}/${path}`.replace(/\.d\.ts$/, '.js'))})`;

const holds = (target: string, source: string): string => `void ((): ${target} => given<${source}>());`;

interface Sides {
  readonly entry: string;
  readonly old: string;
  readonly new: string;
}

const typeChecks = ({ name, parameters }: Exported, { entry, old, new: fresh }: Sides): readonly Check[] => {
  const [older, newer] = [`${old}.${name}${anys(parameters)}`, `${fresh}.${name}${anys(parameters)}`];
  const both = `keyof ${older} & keyof ${newer}`;
  const read = { name, sentence: `${entry}: ${name} no longer holds what is read of it`, code: holds(older, newer) };
  const given = { name, sentence: `${entry}: ${name} no longer takes what is given for it`, code: holds(newer, older) };
  const role = roleOf(name);
  if (role === 'none') return [];
  if (role === 'given') return [given];
  if (role === 'read') return [read];
  const part = (side: string) => `{ [K in ${both}]: ${side}[K] }`;
  return [
    { name, sentence: `${entry}: an entry of ${name} is gone`, code: holds('never', `Exclude<keyof ${older}, keyof ${newer}>`) },
    { ...read, code: holds(part(older), part(newer)) },
    { ...given, code: holds(part(newer), part(older)) },
  ];
};

const valueCheck = ({ name }: Exported, { entry, old, new: fresh }: Sides): readonly Check[] =>
  roleOf(name) === 'none'
    ? []
    : [
        {
          name,
          sentence: `${entry}: ${name} cannot be used as before`,
          code: `void ((): typeof ${old}.${name} => given<typeof ${fresh}.${name}>());`,
        },
      ];

/** Operations of the REST document: every old one is there, takes what it took and answers what it answered. */
const restChecks = ({ entry, old, new: fresh }: Sides): readonly Check[] => {
  const [older, newer] = [`${old}.paths`, `${fresh}.paths`];
  const methods = (of: string, side: string) =>
    `{ [M in keyof ${older}[P] & keyof ${newer}[P] as ${older}[P][M] extends { responses: unknown } ? M : never]: ${side}[P][M] extends infer O extends { responses: unknown } ? ${of} : never }`;
  const shared = (of: string, side: string) => `{ [P in keyof ${older} & keyof ${newer}]: ${methods(of, side)} }`;
  const name = 'paths';
  return [
    { name, sentence: `${entry}: an address is gone`, code: holds('never', `Exclude<keyof ${older}, keyof ${newer}>`) },
    {
      name,
      sentence: `${entry}: an operation no longer answers what it did`,
      code: holds(shared("O['responses']", older), shared("O['responses']", newer)),
    },
    {
      name,
      sentence: `${entry}: an operation no longer takes what it did`,
      code: holds(shared("Omit<O, 'responses'>", newer), shared("Omit<O, 'responses'>", older)),
    },
  ];
};

const checksOfEntry = (older: Api, newer: Api, entry: string, index: number): readonly Check[] => {
  const path = older.entries.get(entry);
  const newPath = newer.entries.get(entry);
  if (path === undefined) return [];
  if (newPath === undefined) return [{ name: entry, sentence: `${entry}: the entry is gone.`, code: '' }];
  const before = exportedNames(older.files, path);
  const after = exportedNames(newer.files, newPath);
  const sides: Sides = { entry, old: inFile('old', path), new: inFile(`new${index}`, newPath) };
  const own = [...before.values()].flatMap((exported): readonly Check[] => {
    const now = after.get(exported.name);
    if (now === undefined) return [{ name: exported.name, sentence: `${entry}: ${exported.name} is gone.`, code: '' }];
    if (exported.kind !== 'value' && now.parameters < exported.parameters)
      return [{ name: exported.name, sentence: `${entry}: ${exported.name} takes fewer type parameters.`, code: '' }];
    if (exported.name === 'default') return defaultCheck(sides);
    return [
      ...(exported.kind === 'value' ? [] : typeChecks(exported, sides)),
      ...(exported.kind === 'type' ? [] : valueCheck(exported, sides)),
    ];
  });
  return before.has('paths') && after.has('paths') ? [...own, ...restChecks(sides)] : own;
};

const defaultCheck = ({ entry, old, new: fresh }: Sides): readonly Check[] => [
  {
    name: 'default',
    sentence: `${entry}: the module cannot be drawn as before`,
    code: `void ((): typeof ${old}.default => given<typeof ${fresh}.default>());`,
  },
];

/** Everything of the old version that others rely on, each thing once although several entries hand it on. */
export const checksOf = (older: Api, newer: Api, index: number): readonly Check[] =>
  [...older.entries.keys()].flatMap((entry) => checksOfEntry(older, newer, entry, index));
