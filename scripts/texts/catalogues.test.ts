import { readFileSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compileCatalogue } from '../../release-kit/src/i18n/compile-catalogue.cjs';
import { root } from '../lib/paths.ts';
import { compareCatalogues, type Catalogue } from './testing/compare-catalogues.ts';
import { keyReader } from './testing/used-keys.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const catalogue = (file: string): Catalogue => JSON.parse(compileCatalogue(read(file), file)) as Catalogue; // what it writes

const packages = ['host-shell', 'shared-ui', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'];
const folders = packages.flatMap((name) => globSync(`${name}/src/**/i18n/pl.json`, { cwd: root }).map(dirname));

const catalogues = [
  ...globSync('*/src/**/i18n/*.json', { cwd: root, exclude: (name) => name === 'node_modules' }),
  'commerce-api/desk/src/texts/pl.json',
];

/** Keys that stand twice in the text of a flat JSON file: the last one counts, and nobody sees the others. */
function doubledKeys(json: string): readonly string[] {
  const strings = [...json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)];
  const keys = strings.flatMap(([, text = '', colon]) => (colon === undefined ? [] : [text]));
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

const sourcesOf = (name: string): readonly string[] =>
  globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map(read);

describe('[J-94] the texts of the interface', () => {
  it('are not empty', () => expect(folders.length).toBeGreaterThan(20));

  it.each(folders)('of %s: the same keys and placeholders in both languages, and all plural forms', (folder) => {
    expect(compareCatalogues(catalogue(`${folder}/pl.json`), catalogue(`${folder}/ua.json`))).toEqual([]);
  });

  it('have no key twice, those of the desk neither', () => {
    expect(catalogues.length).toBeGreaterThan(2 * folders.length);
    expect(catalogues.flatMap((file) => doubledKeys(read(file)).map((key) => `${file}: ${key}`))).toEqual([]);
    expect(doubledKeys('{"a": "b", "b": "\\"a\\":", "a": "x"}')).toEqual(['"a"']);
  });

  it.each(packages)('of %s: no unused keys', (name) => {
    const isUsed = keyReader(sourcesOf(name));
    const unused = folders
      .filter((folder) => folder.startsWith(`${name}/`))
      .flatMap((folder) => Object.keys(catalogue(`${folder}/pl.json`)).map((key) => ({ folder, key })))
      .filter(({ key }) => !isUsed(key));
    expect(unused).toEqual([]);
  });
});

describe('[J-94] the check of the texts', () => {
  const compiled = (messages: Record<string, string>): Catalogue =>
    JSON.parse(compileCatalogue(JSON.stringify(messages), 'test')) as Catalogue; // written by the code under test
  const pl = compiled({
    a: 'Koszyk',
    b: '{n, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}} za {price, number, money}',
  });

  it('names the key and what is missing', () => {
    expect(compareCatalogues(pl, pl)).toEqual([]);
    expect(compareCatalogues(pl, compiled({ a: 'Кошик' }))).toEqual(['b: not in Ukrainian']);
    expect(compareCatalogues(compiled({}), compiled({ c: 'x' }))).toEqual(['c: not in Polish']);
    const ua = compiled({ a: 'Кошик', b: '{n, plural, one {# штука} few {# штуки} other {# штук}} за {price}' });
    expect(compareCatalogues(pl, ua)).toEqual([
      'b: the places are "n:plural price:number" in Polish and "n:plural price:" in Ukrainian',
      'b: no form "many" in Ukrainian',
    ]);
    expect(compareCatalogues(compiled({ a: ' ' }), compiled({ a: 'x' }))).toEqual(['a: is empty']);
  });

  it('recognizes literal keys, and keys from template literals', () => {
    const isUsed = keyReader(["t('cart.title'); t(`state.${state}`); t(`${kind}.title`); const x = `${a}${b}`;"]);
    expect(['cart.title', 'state.sent', 'state.a.b', 'gone.title', 'cart.text', 'other'].filter(isUsed)).toEqual([
      'cart.title',
      'state.sent',
      'state.a.b',
      'gone.title',
    ]);
  });
});
