import { beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../lib/paths.ts';
import { versionProblems } from './gate.ts';
import { readReport, writeReport, type Api } from './report.ts';

const drawer = `import type { ReactNode } from 'react';
import type { SlotProps } from 'shared-contracts';
export default function CartDrawer(props: SlotProps['cart.drawer']): ReactNode;
export declare const texts: import('shared-contracts').LoadableTexts;`;
const page = `import type { ReactNode } from 'react';
export default function CartPage(): ReactNode;`;

const api = (version: string, files: Readonly<Record<string, string>> = {}): Api => {
  const all = { 'src/CartDrawer.d.ts': drawer, 'src/CartPage.d.ts': page, ...files };
  const kept = Object.entries(all).filter(([, text]) => text !== '');
  return {
    name: 'mfe-cart-checkout',
    version,
    entries: new Map(kept.map(([path]) => [path.replace('src', 'mfe-cart-checkout').replace('.d.ts', ''), path])),
    files: new Map(kept),
    sdl: null,
  };
};

const older = api('1.4.0');

const cases: readonly (readonly [title: string, newer: Api, problem: string | null])[] = [
  ['is the same', api('1.4.0'), null],
  ['has only another version', api('1.4.1'), null],
  ['goes back', api('1.3.9'), 'goes back'],
  ['exposes more, with a new minor', api('1.5.0', { 'src/SuccessPage.d.ts': page }), null],
  [
    'exposes more, with a patch',
    api('1.4.1', { 'src/SuccessPage.d.ts': page }),
    'offers something new (mfe-cart-checkout/package.json says 1.4.1, this needs 1.5.0 at least)',
  ],
  [
    'no longer exposes a module',
    api('1.5.0', { 'src/CartPage.d.ts': '' }),
    'mfe-cart-checkout/CartPage: the entry is gone. (breaking: mfe-cart-checkout/package.json says 1.5.0, this needs 2.0.0 at least)',
  ],
  ['no longer exposes a module, with a new major', api('2.0.0', { 'src/CartPage.d.ts': '' }), null],
  [
    'no longer has texts',
    api('1.5.0', { 'src/CartDrawer.d.ts': drawer.replace(/^export declare const texts.*$/m, '') }),
    'mfe-cart-checkout/CartDrawer: texts is gone.',
  ],
  [
    'wants a prop that the host does not give',
    api('1.5.0', {
      'src/CartDrawer.d.ts': drawer.replace("SlotProps['cart.drawer']", "SlotProps['cart.drawer'] & { readonly title: string }"),
    }),
    "mfe-cart-checkout/CartDrawer: the module cannot be rendered as before: Property 'title' is missing",
  ],
  [
    'needs fewer props',
    api('1.5.0', { 'src/CartDrawer.d.ts': drawer.replace("SlotProps['cart.drawer']", "Partial<SlotProps['cart.drawer']>") }),
    null,
  ],
];

const found = new Map<string, readonly string[]>();

beforeAll(async () => {
  const problems = await versionProblems(
    root,
    older,
    cases.map(([, newer]) => newer),
  );
  cases.forEach(([title], index) => found.set(title, problems[index] ?? []));
}, 60_000);

describe('[J-44] the API of a remote that', () => {
  it.each(cases)('%s', (title, _newer, problem) => {
    if (problem === null) expect(found.get(title)).toEqual([]);
    else expect(found.get(title)).toEqual([expect.stringContaining(problem)]);
  });

  it('is committed is parsed as it was written', () => {
    const written = { ...older, sdl: 'type Query {\n  a: Int\n}' };
    expect(readReport(writeReport(written))).toEqual(written);
    expect(() => readReport('something else')).toThrow('a report begins with the name');
  });
});
