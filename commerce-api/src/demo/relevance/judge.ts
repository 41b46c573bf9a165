import type { Product, ReferenceData } from '../../model/index.ts';

/** What a rule may look at of a product. */
export interface JudgedProduct {
  readonly id: number;
  /** Last parts of the paths of its categories: 'pralki', 'pralki-i-suszarki'. */
  readonly categories: ReadonlySet<string>;
  readonly brand: string;
  readonly name: string;
  /** Złoty. */
  readonly price: number;
  readonly codes: readonly string[];
  /** Labels of options and numbers with units by the code of the attribute. */
  readonly attributes: ReadonlyMap<string, readonly string[]>;
}

export type Rule = (product: JudgedProduct) => boolean;

export type Grade = 3 | 2 | 1;

/** A query with what is a good answer: 3 exactly what was asked for, 2 near to it, 1 of some use; all else is worth nothing. */
export interface RelevanceQuery {
  readonly query: string;
  /** For which rules give a product which grade; the best one counts. */
  readonly grades: Readonly<Partial<Record<Grade, Rule>>>;
  /** Path of the page that must come first, for queries about help. */
  readonly page?: string;
}

/** In one of the categories, or below. */
export const inside =
  (...slugs: readonly string[]): Rule =>
  ({ categories }) =>
    slugs.some((slug) => categories.has(slug));

export const named =
  (pattern: RegExp): Rule =>
  ({ name }) =>
    pattern.test(name);

export const by =
  (brand: string): Rule =>
  (product) =>
    product.brand === brand;

/** Price in złoty, both bounds included. */
export const costs =
  (from: number, to: number): Rule =>
  ({ price }) =>
    price >= from && price <= to;

export const has =
  (code: string, label: RegExp): Rule =>
  ({ attributes }) =>
    attributes.get(code)?.some((value) => label.test(value)) === true;

export const coded =
  (code: string): Rule =>
  ({ codes }) =>
    codes.includes(code);

export const all =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.every((rule) => rule(product));

export const any =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.some((rule) => rule(product));

export const asks = (query: string, grades: RelevanceQuery['grades']): RelevanceQuery => ({ query, grades });

export const asksForPage = (query: string, page: string): RelevanceQuery => ({ query, grades: {}, page });

export function gradeOf(product: JudgedProduct, { grades }: RelevanceQuery): number {
  for (const grade of [3, 2, 1] as const) if (grades[grade]?.(product) === true) return grade;
  return 0;
}

/** Products of the catalogue as rules look at them. */
export function judgedProducts(
  products: readonly Product[],
  { attributes, categories, manufacturers }: Pick<ReferenceData, 'attributes' | 'categories' | 'manufacturers'>,
): readonly JudgedProduct[] {
  const slugs = new Map(categories.map(({ id, urlPath }) => [id, urlPath.split('/').at(-1) ?? '']));
  const brands = new Map(manufacturers.map(({ id, name }) => [id, name]));
  const labels = new Map(attributes.flatMap(({ code, options }) => options.map((one) => [`${code} ${one.optionId}`, one.filterLabel])));
  const units = new Map(attributes.map(({ code, unit }) => [code, unit ?? '']));
  return products.map((product) => ({
    id: product.id,
    categories: new Set(product.categoryIds.map((id) => slugs.get(id) ?? '')),
    brand: brands.get(product.manufacturerId) ?? '',
    name: product.name,
    price: product.prices.finalPrice / 100,
    codes: [product.sku, product.ean, product.manufacturerCode, product.model],
    attributes: new Map(
      product.attributes.map((value) => [
        value.code,
        value.type === 'number'
          ? [`${value.value} ${units.get(value.code) ?? ''}`]
          : value.optionIds.map((id) => labels.get(`${value.code} ${id}`) ?? ''),
      ]),
    ),
  }));
}
