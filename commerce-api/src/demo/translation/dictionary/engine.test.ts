import { describe, expect, it } from '@jest/globals';
import { generateFoundation, generateProducts } from '../../catalogue/index.ts';
import { translateByDictionary as translate } from './engine.ts';

const options = { products: 600, now: new Date('2026-11-22T12:00:00Z'), seed: 'amperio' };

describe('[J-91] the dictionary of the translation sandbox', () => {
  it.each([
    [
      'Laptop Bazyliszek Notatnik 17 Pro 16 GB RAM 1 TB SSD piaskowy',
      'Bazyliszek Notatnik 17 Pro',
      'Ноутбук Bazyliszek Notatnik 17 Pro 16 GB RAM 1 TB SSD пісочний',
    ],
    [
      'Morena MR-W6160M Pralka wąska 6 kg 1600 obr./min biała',
      'Morena MR-W6160M',
      'Morena MR-W6160M Пральна машина вузька 6 кг 1600 об/хв біла',
    ],
    [
      'Bursztyn VitaCool 27 Lodówka z zamrażarką na dole 144 cm',
      'Bursztyn VitaCool 27',
      'Bursztyn VitaCool 27 Холодильник з морозильником знизу 144 см',
    ],
    [
      'Słowik Echo Słuchawki gamingowe białe – outlet, uszkodzone opakowanie',
      'Słowik Echo',
      'Słowik Echo Навушники ігрові білі – outlet, пошкоджена упаковка',
    ],
  ])('"%s" becomes a sentence of the other language around its own name', (text, kept, translated) =>
    expect(translate(text, kept)).toBe(translated),
  );

  it('the name of a product after "do" stays', () => {
    expect(translate('Kokon Pancerz 5 Etui z klapką do Perkun Wicher 3 Max czarne', 'Kokon Pancerz 5')).toBe(
      'Kokon Pancerz 5 Чохол з кришкою для Perkun Wicher 3 Max чорний',
    );
    expect(translate('Etui do tajemnic')).toBeUndefined();
  });

  it('adjectives have the gender of the Ukrainian noun, not of the Polish one', () => {
    expect([translate('Etui czarne'), translate('Lodówka biała'), translate('Słuchawki niebieskie')]).toEqual([
      'Чохол чорний',
      'Холодильник білий',
      'Навушники блакитні',
    ]);
  });

  it('whole labels come first, their units stay', () => {
    expect([translate('Telewizory i audio'), translate('Waga [kg]'), translate('AGD')]).toEqual([
      'Телевізори та аудіо',
      'Вага [kg]',
      'Побутова техніка',
    ]);
  });

  it('a list is translated part by part, or not at all', () => {
    expect(translate('odkurzacz, uchwyt ścienny, instrukcja')).toBe('пилосос, настінний тримач, інструкція');
    expect(translate('odkurzacz, tajemnica')).toBeUndefined();
    expect(translate('tętno, sen, EKG')).toBe('пульс, сон, ЕКГ');
    expect(translate('USB-C z zasilaniem, DisplayPort, HDMI eARC')).toBe('USB-C з живленням, DisplayPort, HDMI eARC');
  });

  it('no-break spaces and hyphens are read as plain ones', () => {
    expect(translate('Pralka\u00a0do\u00a0zabudowy 8\u00a0kg')).toBe('Пральна машина для вбудовування 8 кг');
    expect(translate('Router Wi\u2011Fi')).toBe('Роутер Wi-Fi');
  });

  it('numbers and marks are the same in both languages', () => {
    expect([translate('7000 MB/s'), translate('1200 Mb/s')]).toEqual(['7000 MB/s', '1200 Мбіт/с']);
    for (const text of ['', '4K', '1920 × 1080', '10,1″', 'HDMI 2.1'.slice(-3), 'Full HD']) expect(translate(text)).toBe(text);
  });

  it('a text with one unknown word is not translated at all', () => {
    expect(translate('Pralka z tajemnicą')).toBeUndefined();
    expect(translate('Nieznane słowa')).toBeUndefined();
  });

  it('knows every category of the seed, and nine of ten names of its products', () => {
    const { categories, manufacturers } = generateFoundation(options);
    const unknown = categories.filter(({ id, name }) => id > 2 && translate(name) === undefined).map(({ name }) => name);
    expect(unknown).toEqual([]);
    const makers = new Map(manufacturers.map(({ id, name }) => [id, name]));
    const products = [...generateProducts(options)];
    const known = products.filter(
      ({ name, model, manufacturerId }) => translate(name, `${makers.get(manufacturerId)} ${model}`) !== undefined,
    );
    expect(known.length / products.length).toBeGreaterThan(0.9);
  });

  it('knows every group, feature and value of the products’ tables, but for names of other makers’ products and systems', () => {
    const { featureGroups, featureDefinitions } = generateFoundation(options);
    const labels = [...featureGroups, ...featureDefinitions].map(({ name }) => name);
    expect(labels.filter((label) => translate(label) === undefined)).toEqual([]);
    const values = new Set([...generateProducts(options)].flatMap(({ features }) => features.flatMap(({ value }) => value.split(', '))));
    const polish = [...values].filter((value) => /^\p{Ll}{3}|[ąćęłńóśźż]/u.test(value));
    expect(polish.length).toBeGreaterThan(200);
    expect(
      polish.filter((value) => translate(value) === undefined && !value.startsWith('nano-SIM') && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(value)),
    ).toEqual([]);
  });
});
