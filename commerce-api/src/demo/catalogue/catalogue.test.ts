import { beforeAll, describe, expect, test } from '@jest/globals';
import { leafPlaces } from './categories/leaves.ts';
import { generateProducts } from './index.ts';
import { omnibusPrice } from './products/engine/pricing.ts';
import { generateCatalogue } from './testing/generate-catalogue.ts';
import { valueAndUnit } from '../../catalogue/product-features.ts';
import { illustrationIds, type CatalogueData, type Product } from '../../model/index.ts';

const now = new Date('2026-11-20T08:00:00Z');
const options = { products: 3000, now };
let catalogue: CatalogueData;
let byId: ReadonlyMap<number, Product>;

beforeAll(() => {
  catalogue = generateCatalogue(options);
  byId = new Map(catalogue.products.map((product) => [product.id, product]));
});

const duplicates = (values: readonly (string | number)[]): readonly (string | number)[] =>
  values.filter((value, index, all) => all.indexOf(value) !== index).slice(0, 5);
const unique = (values: readonly (string | number)[]): boolean => new Set(values).size === values.length;
/** The first products that break a rule: one expectation for all of them, because Jest takes longer for an expectation than the rule does. */
const wrong = (products: readonly Product[], keeps: (product: Product) => boolean): readonly string[] =>
  products
    .filter((product) => !keeps(product))
    .slice(0, 5)
    .map(({ sku, name }) => `${sku} ${name}`);
const featureText = (product: Product, code: string): string | undefined => {
  const ids = new Set(
    catalogue.featureDefinitions.filter((definition) => definition.code === code).map((definition) => definition.featureId),
  );
  return product.features.find((feature) => ids.has(feature.featureId))?.value;
};

describe('the generated catalogue', () => {
  test('is the same for the same arguments and another for another seed', () => {
    const small = { products: 300, now };
    const first = JSON.stringify([...generateProducts(small)]);
    expect(JSON.stringify([...generateProducts(small)])).toBe(first);
    expect(JSON.stringify([...generateProducts({ ...small, seed: 'other' })])).not.toBe(first);
  });

  test('[J-215] has exactly the requested number of products in its first categories, and as many again as weigh a quarter of them in those added later', () => {
    const later = new Set(leafPlaces.filter(({ leaf }) => leaf.isAddition).map(({ leafId }) => leafId));
    const first = (products: readonly Product[]): readonly Product[] => products.filter(({ mainCategoryId }) => !later.has(mainCategoryId));
    expect(first(catalogue.products)).toHaveLength(options.products);
    expect(first([...generateProducts({ products: 777, now })])).toHaveLength(777);
    const share = catalogue.products.length / options.products - 1;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  });

  test('[J-215] categories that were added have ids and products after all others', () => {
    const [first, later] = [leafPlaces.filter(({ leaf }) => !leaf.isAddition), leafPlaces.filter(({ leaf }) => leaf.isAddition)];
    expect(Math.max(...first.map(({ leafId }) => leafId))).toBeLessThan(Math.min(...later.map(({ leafId }) => leafId)));
    // Paths and codes that orders and bookmarks know.
    expect(first.map(({ leafId }) => leafId)).toEqual(first.map((_, index) => 201 + index));
    const ids = catalogue.products.map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, index) => 1001 + index));
    const laterIds = new Set(later.map(({ leafId }) => leafId));
    const firstLater = catalogue.products.findIndex(({ mainCategoryId }) => laterIds.has(mainCategoryId));
    expect(firstLater).toBe(options.products);
    expect(catalogue.products.slice(firstLater).every(({ mainCategoryId }) => laterIds.has(mainCategoryId))).toBe(true);
  });

  test('[J-209] a phone has its glass and chargers, a printer its maker’s ink, a console a cable', () => {
    const slugs = new Map(leafPlaces.map(({ leaf, leafId }) => [leafId, leaf.slug]));
    const accessories = (slug: string) =>
      catalogue.products
        .filter(({ mainCategoryId, outlet }) => slugs.get(mainCategoryId) === slug && outlet === null)
        .map((product) => ({
          product,
          with: product.accessoryIds.flatMap((id) => byId.get(id) ?? []),
        }));
    const inside = (product: Product, slug: string): boolean => slugs.get(product.mainCategoryId) === slug;
    for (const phone of accessories('smartfony-5g')) expect(phone.with.some((one) => inside(one, 'ladowarki'))).toBe(true);
    const glasses = accessories('smartfony-5g').flatMap(({ product, with: others }) =>
      others.filter((one) => inside(one, 'szkla-hartowane')).map((one) => [product, one] as const),
    );
    expect(glasses.length).toBeGreaterThan(0);
    for (const [phone, glass] of glasses) expect(glass.name).toContain(` ${phone.model} `);
    const inks = accessories('urzadzenia-wielofunkcyjne').flatMap(({ product, with: others }) =>
      others.filter((one) => inside(one, 'tusze-i-tonery')).map((one) => [product, one] as const),
    );
    expect(inks.length).toBeGreaterThan(0);
    for (const [printer, ink] of inks) expect(ink.manufacturerId).toBe(printer.manufacturerId);
    for (const console of accessories('konsole-stacjonarne')) expect(console.with.some((one) => inside(one, 'kable-hdmi'))).toBe(true);
  });

  test('[P-01] gives every product its own id, SKU, name and path', () => {
    for (const field of ['id', 'sku', 'name', 'requestPath', 'ean'] as const) {
      expect(unique(catalogue.products.map((product) => product[field]))).toBe(true);
    }
  });

  test('fills every leaf category and keeps the tree whole', () => {
    const ids = new Map(catalogue.categories.map((category) => [category.id, category]));
    expect(unique(catalogue.categories.map((category) => category.id))).toBe(true);
    expect(duplicates(catalogue.categories.map((category) => category.urlPath))).toEqual([]);
    for (const category of catalogue.categories) {
      expect(category.path[category.path.length - 1]).toBe(category.id);
      if (category.parentId !== null) expect(ids.has(category.parentId)).toBe(true);
    }
    const used = new Set(catalogue.products.map((product) => product.mainCategoryId));
    expect(catalogue.categories.filter((category) => category.level === 4 && !used.has(category.id))).toEqual([]);
    expect(catalogue.categories.length).toBeGreaterThanOrEqual(115);
  });

  test('[P-07] writes the path to the category with its real names', () => {
    const names = new Map(catalogue.categories.map((category) => [category.id, category.name]));
    expect(
      wrong(catalogue.products, ({ pathToCategory, categoryIds }) => pathToCategory === categoryIds.map((id) => names.get(id)).join(' > ')),
    ).toEqual([]);
  });

  test('[P-16] every reference to another product resolves, also across categories', () => {
    const references = (product: Product): readonly number[] => [
      ...product.variants.map((variant) => variant.productId),
      ...product.seriesIds,
      ...product.accessoryIds,
      ...product.complementaryIds,
      ...product.similarIds,
      ...product.outletIds,
      ...product.bundleItems.map((item) => item.productId),
      ...(product.outlet === null ? [] : [product.outlet.counterpartId]),
    ];
    expect(wrong(catalogue.products, (product) => references(product).every((id) => byId.has(id)))).toEqual([]);
  });

  test('[P-15] an outlet piece and its new counterpart name each other, and the piece costs less', () => {
    const pieces = catalogue.products.filter((product) => product.outlet !== null);
    expect(pieces.length).toBeGreaterThan(50);
    const counterpart = ({ outlet }: Product) => byId.get(outlet?.counterpartId ?? 0);
    expect(wrong(pieces, (piece) => counterpart(piece)?.outletIds.includes(piece.id) === true)).toEqual([]);
    expect(wrong(pieces, (piece) => piece.prices.finalPrice < (counterpart(piece)?.prices.finalPrice ?? 0))).toEqual([]);
  });

  test('[P-16] members of a variant group share a gid and differ in an axis', () => {
    const groups = catalogue.products.filter((product) => product.variants.length > 0);
    expect(groups.length).toBeGreaterThan(500);
    expect(wrong(groups, ({ gid, variants }) => variants.every(({ productId }) => byId.get(productId)?.gid === gid))).toEqual([]);
    expect(wrong(groups, ({ variants }) => unique(variants.map(({ axes }) => axes.map(({ value }) => value).join('|'))))).toEqual([]);
  });

  test('every availability code occurs, and code 9 does not', () => {
    const codes = new Set(catalogue.products.map((product) => product.availability));
    expect([...codes].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15]);
  });

  test('[P-04] [P-05] store-only products are in stock in stores only, pre-releases have a date', () => {
    const central = 1;
    const onlyInStore = catalogue.products.filter((product) => product.availableOnlyInStore);
    expect(wrong(onlyInStore, ({ stock }) => stock.every((entry) => entry.warehouseId !== central))).toEqual([]);
    expect(wrong(catalogue.products, ({ isPreRelease, availability }) => isPreRelease === (availability === 11))).toEqual([]);
    expect(wrong(catalogue.products, ({ isPreRelease, releaseDate }) => !isPreRelease || releaseDate !== null)).toEqual([]);
    expect(wrong(catalogue.products, ({ qty, stock }) => qty === stock.reduce((sum, entry) => sum + entry.qty, 0))).toEqual([]);
    expect(catalogue.products.some((product) => product.isPreorder)).toBe(true);
    expect(catalogue.products.some((product) => product.isSalesBlocked)).toBe(true);
    expect(catalogue.products.some((product) => product.productType === 'bundle')).toBe(true);
  });

  test('[P-02] has 60 days of prices, and an announced reduction is below the lowest price of 30 days', () => {
    const { products } = catalogue;
    const days = ({ history: [first] }: Product['prices']): number => (now.getTime() - Date.parse(first?.since ?? '')) / 86_400_000;
    expect(wrong(products, ({ prices }) => days(prices) >= 60)).toEqual([]);
    const isNow = ({ history, price, finalPrice }: Product['prices']): boolean =>
      history.at(-1)?.price === price && history.at(-1)?.finalPrice === finalPrice;
    expect(wrong(products, ({ prices }) => isNow(prices))).toEqual([]);
    expect(
      wrong(products, ({ prices: { history } }) => history.every(({ since }, at) => at === 0 || (history[at - 1]?.since ?? '') <= since)),
    ).toEqual([]);
    expect(wrong(products, ({ prices }) => (omnibusPrice(prices) === null) === (prices.finalPrice === prices.price))).toEqual([]);
    expect(
      wrong(products, ({ prices, labels }) => labels.some(({ code }) => code === 'reduced') === (omnibusPrice(prices) !== null)),
    ).toEqual([]);
    const isBetween = (prices: Product['prices']): boolean => {
      const omnibus = omnibusPrice(prices);
      return omnibus === null || (prices.finalPrice < omnibus && omnibus <= prices.price);
    };
    expect(wrong(products, ({ prices }) => isBetween(prices))).toEqual([]);
    expect(wrong(products, ({ prices }) => prices.catalogPrice >= prices.price)).toEqual([]);
  });

  test('[P-14] shock prices have pieces sold and left', () => {
    const shock = catalogue.products.flatMap((product) => product.promotions).filter((promotion) => promotion.isShockprice);
    expect(shock.length).toBeGreaterThan(20);
    for (const promotion of shock) expect((promotion.stockLeft ?? 0) > 0 && (promotion.stockUsed ?? 0) > 0).toBe(true);
  });

  test('a name matches the features', () => {
    const washers = catalogue.products.filter((product) => product.kind.startsWith('Pralka'));
    expect(washers.length).toBeGreaterThan(30);
    for (const washer of washers) {
      expect(washer.name).toContain(featureText(washer, 'pojemnosc_prania'));
      expect(washer.name).toContain(featureText(washer, 'predkosc_wirowania'));
    }
    for (const phone of catalogue.products.filter((product) => product.kind === 'Smartfon' && product.productType === 'simple')) {
      const [memory, storage] = [featureText(phone, 'pamiec_ram'), featureText(phone, 'pamiec_wbudowana')];
      expect(phone.name).toContain(`${Number.parseInt(memory ?? '', 10)}/${storage === '1 TB' ? '1024 GB' : storage}`);
    }
  });

  test('the energy class is the same on the label, in the filter and in the table', () => {
    const attribute = catalogue.attributes.find((candidate) => candidate.code === 'klasa_energetyczna');
    for (const product of catalogue.products.filter((candidate) => candidate.energy !== null)) {
      const value = product.attributes.find((candidate) => candidate.code === 'klasa_energetyczna');
      const option =
        value !== undefined && value.type !== 'number'
          ? attribute?.options.find((candidate) => candidate.optionId === value.optionIds[0])
          : undefined;
      expect(option?.label).toBe(product.energy?.energyClass);
      expect(featureText(product, 'klasa_energetyczna')).toBe(product.energy?.energyClass);
    }
  });

  test('[P-11] gives each product 8 to 24 features, up to three of them on cards', () => {
    expect(wrong(catalogue.products, ({ features }) => features.length >= 8 && features.length <= 28)).toEqual([]);
    expect(wrong(catalogue.products, ({ featuresPriceTag }) => featuresPriceTag.length >= 2)).toEqual([]);
    const areItsOwn = ({ features, featuresPriceTag }: Product): boolean =>
      featuresPriceTag.every((id) => features.some(({ featureId }) => featureId === id));
    expect(wrong(catalogue.products, areItsOwn)).toEqual([]);
  });

  test('[P-11] no card names a unit twice', () => {
    const units = new Map(catalogue.featureDefinitions.map(({ featureId, priceTagUnit }) => [featureId, priceTagUnit]));
    const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
    const isSaidOnce = (value: string, unit: string | null): boolean => {
      const shown = valueAndUnit(value, unit);
      if (shown.unit === null) return value === shown.value;
      return !shown.value.endsWith(shown.unit) && [value, plain(value)].includes(`${plain(shown.value)} ${shown.unit}`);
    };
    const onCard = ({ features, featuresPriceTag }: Product) => features.filter(({ featureId }) => featuresPriceTag.includes(featureId));
    expect(
      wrong(catalogue.products, (product) =>
        onCard(product).every(({ featureId, value }) => isSaidOnce(value, units.get(featureId) ?? null)),
      ),
    ).toEqual([]);
  });

  test('attributes, features and facets name definitions that exist', () => {
    const options = new Set(
      catalogue.attributes.flatMap((attribute) => attribute.options.map((option) => `${attribute.code}/${option.optionId}`)),
    );
    const codes = new Set(catalogue.attributes.map((attribute) => attribute.code));
    const features = new Set(catalogue.featureDefinitions.map((definition) => definition.featureId));
    const groups = new Set(catalogue.featureGroups.map((group) => group.groupId));
    expect(catalogue.featureDefinitions.every((definition) => groups.has(definition.groupId))).toBe(true);
    for (const attribute of catalogue.attributes) expect(duplicates(attribute.options.map((option) => option.key))).toEqual([]);
    for (const category of catalogue.categories)
      expect(category.facets.filter((code) => !codes.has(code) && code !== 'available_in_cities')).toEqual([]);
    expect(wrong(catalogue.products, (product) => product.features.every(({ featureId }) => features.has(featureId)))).toEqual([]);
    const areOptions = ({ attributes }: Product): boolean =>
      attributes.every((value) => value.type === 'number' || value.optionIds.every((id) => options.has(`${value.code}/${id}`)));
    expect(wrong(catalogue.products, areOptions)).toEqual([]);
  });

  test('[J-278] every product has five pictures and more: front, turned, close-up, sizes, where it is used', () => {
    const known = new Set<string>(illustrationIds);
    const views = ({ pictures }: Product): string =>
      pictures
        .map(({ view }) => view)
        .filter((view) => view !== 'pair')
        .toSorted()
        .join();
    expect(wrong(catalogue.products, (product) => views(product) === 'angle,detail,front,room,size')).toEqual([]);
    expect(wrong(catalogue.products, ({ pictures }) => ['front', 'angle', 'pair', 'room'].includes(pictures[0]?.view ?? ''))).toEqual([]);
    const sides = ({ pictures }: Product): readonly number[] => pictures.find(({ view }) => view === 'size')?.size ?? [0];
    expect(wrong(catalogue.products, (product) => sides(product).every((side) => side > 0))).toEqual([]);
    expect(wrong(catalogue.products, ({ pictures }) => pictures.every(({ illustration }) => known.has(illustration)))).toEqual([]);
    // Gift cards are no part of the generated catalogue.
    const drawn = illustrationIds.filter((id) => id !== 'gift-card');
    expect(new Set(catalogue.products.map((product) => product.pictures[0]?.illustration))).toEqual(new Set(drawn));
  });

  test('ratings have a plausible distribution, and adjacent reviews differ', () => {
    const reviewed = catalogue.products.filter((product) => product.reviews.length > 0);
    expect(reviewed.length).toBeGreaterThan(options.products / 2);
    const all = reviewed.flatMap((product) => product.reviews);
    const mean = all.reduce((sum, review) => sum + review.stars, 0) / all.length;
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(4.8);
    expect(unique(all.map((review) => review.id))).toBe(true);
    expect(wrong(reviewed, ({ reviews }) => reviews.every(({ text }, index) => text !== reviews[index + 1]?.text))).toEqual([]);
    const today = now.toISOString();
    expect(
      wrong(reviewed, ({ reviews, createdAt: made }) => reviews.every(({ createdAt }) => createdAt < today && createdAt > made)),
    ).toEqual([]);
  });

  test('descriptions are complete sentences without gaps', () => {
    const gap = /undefined|NaN|\{|\}|\(\)|\s,|\.\.|\s\s| \./;
    expect(wrong(catalogue.products, ({ description }) => !gap.test(description))).toEqual([]);
    expect(wrong(catalogue.products, ({ description }) => (description.match(/<h3>/g)?.length ?? 0) >= 3)).toEqual([]);
    expect(wrong(catalogue.products, ({ reviews }) => reviews.every(({ text }) => !/[{}|]|undefined/.test(text)))).toEqual([]);
  });
});
