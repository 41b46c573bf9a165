import type { ProductRecord } from '../../catalogue/product-record.ts';
import type { Resolvers } from '../resolver-types.ts';

/** Maker and model: names, which no language translates. */
const ownName = ({ manufacturer_name, model }: Pick<ProductRecord, 'manufacturer_name' | 'model'>): string | undefined =>
  model === null || model === undefined ? undefined : `${manufacturer_name} ${model}`;

/** I-06: short texts of the catalogue in the language of the request. They are said when they are read, so a listing pays for what it shows. */
export const translatedFields = {
  Product: { name: (product, _, { say }) => say(product.name, ownName(product)) },
  ProductCard: { name: (product, _, { say }) => say(product.name, ownName(product)) },
  Category: {
    name: (category, _, { say }) => say(category.name),
    name_in_tiles: (category, _, { say }) => say(category.nameInTiles),
  },
  ProductCategory: { name: ({ name }, _, { say }) => say(name) },
  ProductCategoryTile: { name: ({ name }, _, { say }) => say(name), name_in_tiles: ({ name_in_tiles }, _, { say }) => say(name_in_tiles) },
  UrlResolution: { header_title: ({ header_title }, _, { say }) => (header_title ? say(header_title) : (header_title ?? null)) },
  Breadcrumb: { name: ({ name }, _, { say }) => say(name) },
  Facet: { label: ({ label }, _, { say }) => say(label) },
  FacetValue: { label: ({ label }, _, { say }) => say(label) },
  FacetStats: { label: ({ label }, _, { say }) => say(label) },
  FeatureGroup: { name: ({ name }, _, { say }) => say(name) },
  NamedFeature: { name: ({ name }, _, { say }) => say(name), value: ({ value }, _, { say }) => say(value) },
  PriceTagFeature: { name: ({ name }, _, { say }) => say(name), value: ({ value }, _, { say }) => say(value) },
} satisfies Resolvers;
