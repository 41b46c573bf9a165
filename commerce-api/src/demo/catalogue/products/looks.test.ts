import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { generateCatalogue } from '../testing/generate-catalogue.ts';
import { colourSiblings } from '../../../catalogue/colour-siblings.ts';
import type { Product } from '../../../model/index.ts';
import { leafPlaces } from '../categories/leaves.ts';
import { looks, seedFor, type Look } from './looks.ts';
import { differentPictures, firstTiles } from '../testing/different-pictures.ts';

const all: readonly Look[] = Object.values(looks);

describe('seeds of pictures', () => {
  test('a seed that already draws the right kind stays, any other is moved to one that does', () => {
    fc.assert(
      fc.property(fc.nat(2_147_483_647), fc.constantFrom(...all), (seed, look) => {
        const found = seedFor(seed, look);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(2_147_483_647);
        if (look.seeds === undefined) expect(found).toBe(seed);
        else {
          expect(look.seeds.rests).toContain(found % look.seeds.of);
          if (look.seeds.rests.includes(seed % look.seeds.of)) expect(found).toBe(seed);
        }
      }),
    );
  });
});

describe('the picture agrees with the product', () => {
  const { products } = generateCatalogue({ products: 3000, now: new Date('2026-03-04T10:00:00Z') });
  const named = (pattern: RegExp): readonly Product[] => products.filter(({ kind }) => pattern.test(kind));
  const rests = (found: readonly Product[], of: number): readonly number[] =>
    [...new Set(found.flatMap(({ pictures }) => pictures.map(({ seed }) => seed % of)))].toSorted((a, b) => a - b);

  test.each<[string, RegExp, number, readonly number[]]>([
    ['gas cookers have burners', /^Kuchnia gazowo/, 2, [0]],
    ['electric cookers have zones', /^Kuchnia (indukcyjna|ceramiczna)/, 2, [1]],
    ['gas hobs have burners', /^Płyta gazowa/, 3, [0]],
    ['induction hobs have zones', /^Płyta indukcyjna/, 3, [1, 2]],
    ['side by side fridges have two doors next to each other', /^Lodówka (side by side|french door)/, 3, [0]],
    ['other fridges have one above the other', /^Lodówka (z zamrażarką|do zabudowy)/, 3, [1, 2]],
    ['glass kettles are of glass', /^Czajnik szklany/, 3, [2]],
  ])('%s', (_, pattern, of, wanted) => {
    const found = named(pattern);
    expect(found.length).toBeGreaterThan(0);
    expect(rests(found, of)).toEqual(wanted);
  });

  test('top loaders are drawn as such, front loaders are not', () => {
    const drawnAs = (found: readonly Product[]) => [...new Set(found.flatMap(({ pictures }) => pictures.map((one) => one.illustration)))];
    expect(drawnAs(named(/^Pralka ładowana od góry/))).toEqual(['washing-machine-top']);
    expect(drawnAs(named(/^Pralka (ładowana od przodu|wąska|parowa|do zabudowy)/))).toEqual(['washing-machine']);
  });

  test.each<[string, RegExp, string]>([
    ['drills with a cord have one', /^(Wiertarka udarowa|Młotowiertarka)/, 'drill-corded'],
    ['drills with an accumulator have none', /^Wiertarko-wkrętarka/, 'drill'],
    ['humidifiers are no purifiers', /^Nawilżacz/, 'humidifier'],
    ['readers show a page', /^Czytnik/, 'e-reader'],
    ['hand blenders are no jugs', /^Blender ręczny/, 'hand-blender'],
    ['portafilters show theirs', /^Ekspres kolbowy/, 'espresso'],
    ['small computers are no towers', /^Mini komputer/, 'mini-computer'],
  ])('[J-214] %s', (_, pattern, illustration) => {
    const found = named(pattern);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.flatMap(({ pictures }) => pictures.map((one) => one.illustration)))).toEqual(new Set([illustration]));
  });

  test('[J-263] of eight neighbours of a listing at least six televisions differ in size, stand or picture, and other things stand in two ways', () => {
    const { leafId } = leafPlaces.find(({ leaf }) => leaf.slug === 'telewizory-oled') ?? { leafId: 0 };
    const popular = (id: number): readonly Product[] =>
      products
        .filter(({ mainCategoryId, outlet }) => mainCategoryId === id && outlet === null)
        .toSorted((a, b) => b.popularity - a.popularity)
        .slice(0, 8);
    const televisions = popular(leafId).map(
      ({ pictures: [first] }) => `${first?.measure} ${(first?.seed ?? 0) % 5} ${(first?.scene ?? 0) % 30}`,
    );
    expect(new Set(televisions).size).toBeGreaterThanOrEqual(6);
    const laptops = products.filter(({ kind }) => kind === 'Laptop');
    expect(new Set(laptops.map(({ pictures }) => pictures[0]?.view))).toEqual(new Set(['front', 'angle', 'pair', 'room']));
    const colours = laptops.find(({ variants }) => variants.length > 2);
    const own = (id: number) => products.find((one) => one.id === id)?.pictures.map(({ view, seed, scene }) => ({ view, seed, scene }));
    for (const { productId } of colourSiblings(colours?.id ?? 0, colours?.variants ?? []))
      expect(own(productId)).toEqual(own(colours?.id ?? 0));
  });

  test('[J-278] among the first twelve of each category at least six pictures look different, of at least three outlines', async () => {
    const poor = await Promise.all(
      leafPlaces.map(async ({ leaf, leafId }) => {
        const { pictures, outlines } = await differentPictures(firstTiles(products, leafId));
        return pictures >= 6 && outlines >= 3 ? [] : [`${leaf.slug}: ${pictures} pictures, ${outlines} outlines`];
      }),
    );
    expect(poor.flat()).toEqual([]);
  }, 60_000);

  test.each<[string, RegExp, string | undefined]>([
    ['portable consoles', /^Konsola przenośna/, 'handheld'],
    ['other consoles', /^Konsola( Digital)?$/, 'tower'],
    ['systems of several routers', /^System mesh/, 'mesh'],
    ['routers', /^Router/, 'antennas'],
    ['external disks', /^Dysk zewnętrzny/, 'portable'],
    ['laser printers', /^Drukarka laserowa/, 'laser'],
    ['compact cameras', /^Aparat kompaktowy/, 'compact'],
    ['mowers with a cable', /^Kosiarka elektryczna/, 'corded'],
    ['hoods in a cupboard', /^Okap (do zabudowy|teleskopowy)/, 'flat'],
    ['blenders that are taken along', /^Blender przenośny/, 'pocket'],
    ['dishwashers behind a cupboard door', /^Zmywarka do zabudowy/, 'integrated'],
  ])('[J-214] %s are drawn as what they are', (_, pattern, form) => {
    const found = named(pattern);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.flatMap(({ pictures }) => pictures.map((one) => one.form)))).toEqual(new Set([form]));
  });

  test('[J-214] categories added later are drawn in three ways and more, but for those with one kind of thing', () => {
    const later = leafPlaces.filter(({ leaf }) => leaf.isAddition).map(({ leaf, leafId }) => ({ slug: leaf.slug, leafId }));
    const ways = later.map(({ slug, leafId }) => {
      const drawn = products
        .filter(({ mainCategoryId }) => mainCategoryId === leafId)
        .map(({ kind, pictures }) => [kind, pictures[0]?.seed ?? 0] as const);
      return { slug, ways: new Set(drawn.map(([kind, seed]) => `${kind}/${seed % 12}`)).size };
    });
    expect(ways.filter((one) => one.ways < 3)).toEqual([]);
  });
});
