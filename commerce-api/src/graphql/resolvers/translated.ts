import { ownName } from '../../catalogue/own-name.ts';
import { sayParts } from '../../translation/parts-in-language.ts';
import type { RequestContext } from '../context.ts';
import type { Resolvers } from '../resolver-types.ts';

type Saying<Field extends string> = (
  parent: { readonly [Key in Field]: string },
  _: unknown,
  context: Pick<RequestContext, 'say'>,
) => string;

/** A field that is said as it stands in its parent. */
const said =
  <Field extends string>(field: Field): Saying<Field> =>
  (parent, _, { say }) =>
    say(parent[field]);

/**
 * I-06: short texts of the shop in the language of the request. They are said when they are read, so a listing pays for what it shows.
 * Fields of HTML are said by their type (`createSchema`).
 */
export const translatedFields = {
  Product: {
    name: (product, _, { say }) => say(product.name, ownName(product)),
    images_gallery: (product, _, context) => sayParts(product.images_gallery, context, ownName(product)),
  },
  ProductCard: { name: (product, _, { say }) => say(product.name, ownName(product)) },
  Category: {
    name: (category, _, { say }) => say(category.name),
    name_in_tiles: (category, _, { say }) => say(category.nameInTiles),
  },
  ProductCategory: { name: said('name') },
  ProductCategoryTile: { name: said('name'), name_in_tiles: said('name_in_tiles') },
  Breadcrumb: { name: said('name') },
  Facet: { label: said('label') },
  FacetValue: { label: said('label') },
  FacetStats: { label: said('label') },
  FeatureGroup: { name: said('name') },
  NamedFeature: { name: said('name'), value: said('value') },
  PriceTagFeature: { name: said('name'), value: said('value') },
  Attribute: { label: said('label'), filter_label: said('filter_label') },
  AttributeOption: { label: said('label'), filter_label: said('filter_label') },
  ProductAttribute: { label: said('label') },
  FeatureDefinition: { name: said('name'), price_tag_name: said('price_tag_name') },
  FeatureGroupDefinition: { name: said('name') },
  Pictogram: { label: said('label') },
  VariantAxis: { label: said('label'), value: said('value') },
  NameValue: { name: said('name'), value: said('value') },
  ProductLabel: { text: said('text') },
  ProductService: { name: said('name'), description: said('description') },
  Technology: { name: said('name'), description: said('description') },
  OutletCondition: { name: said('name'), description: said('description') },
  Autopromotion: { name: said('name') },
  Movie: { title: said('title') },
  InstallmentsPriceTag: {
    description: said('description'),
    installment_description: said('installment_description'),
    installment_bottom_description: said('installment_bottom_description'),
  },
  GpsrParty: { country: said('country') },
  MenuCategory: { name: said('name') },
  MenuImage: { alt: said('alt') },
  Graphic: { title: said('title'), graphics_alt: said('graphics_alt') },
  CmsBlock: { front_title: said('front_title'), cms_json: ({ cms_json }, _, context) => sayParts(cms_json, context) },
  StoreConfig: {
    contact_hours: said('contact_hours'),
    inactive_tab_title: said('inactive_tab_title'),
    meta_title: said('meta_title'),
    meta_description: said('meta_description'),
  },
  Country: { name: said('name') },
  PhysicalStore: { services: ({ services }, _, { say }) => services.map((service) => say(service)) },
  Faq: { question: said('question') },
  CmsPage: {
    title: said('title'),
    content_heading: said('content_heading'),
    meta_title: said('meta_title'),
    meta_description: said('meta_description'),
  },
  BlogCategory: { name: said('name') },
  BlogAuthor: { role: said('role') },
  LandingPage: {
    name: said('name'),
    categoryName: said('categoryName'),
    cycle: ({ cycle }, _, { say }) => (cycle ? say(cycle) : (cycle ?? null)),
  },
  DictionaryElement: { name: said('name') },
  Download: { name: said('name') },
} satisfies Resolvers;
