import { ownName } from '../../catalogue/own-name.ts';
import { translateFields } from '../../translation/translate-fields.ts';
import type { RequestContext } from '../context.ts';
import type { Resolvers } from '../resolver-types.ts';

type Translating<Field extends string> = (
  parent: { readonly [Key in Field]: string },
  _: unknown,
  context: Pick<RequestContext, 'translate'>,
) => string;

/** A field whose value in the parent is translated. */
const translated =
  <Field extends string>(field: Field): Translating<Field> =>
  (parent, _, { translate }) =>
    translate(parent[field]);

/**
 * I-06: short texts of the shop in the language of the request. They are translated when they are read, so a listing pays only for what it shows.
 * Fields of HTML are translated by their type (`createSchema`).
 */
export const translatedFields = {
  Product: {
    name: (product, _, { translate }) => translate(product.name, ownName(product)),
    images_gallery: (product, _, context) => translateFields(product.images_gallery, context, ownName(product)),
    short_description: translated('short_description'),
  },
  ProductCard: { name: (product, _, { translate }) => translate(product.name, ownName(product)) },
  Category: {
    name: (category, _, { translate }) => translate(category.name),
    name_in_tiles: (category, _, { translate }) => translate(category.nameInTiles),
  },
  ProductCategory: { name: translated('name') },
  ProductCategoryTile: { name: translated('name'), name_in_tiles: translated('name_in_tiles') },
  Breadcrumb: { name: translated('name') },
  Facet: { label: translated('label') },
  FacetValue: { label: translated('label') },
  FacetStats: { label: translated('label') },
  FeatureGroup: { name: translated('name') },
  NamedFeature: { name: translated('name'), value: translated('value') },
  PriceTagFeature: {
    name: translated('name'),
    value: translated('value'),
    unit: ({ unit }, _, { translate }) => (unit === null ? null : translate(unit)),
  },
  Attribute: { label: translated('label'), filter_label: translated('filter_label') },
  AttributeOption: { label: translated('label'), filter_label: translated('filter_label') },
  ProductAttribute: { label: translated('label') },
  FeatureDefinition: { name: translated('name'), price_tag_name: translated('price_tag_name') },
  FeatureGroupDefinition: { name: translated('name') },
  Pictogram: { label: translated('label') },
  ProductColour: { label: translated('label') },
  VariantAxis: { label: translated('label'), value: translated('value') },
  NameValue: { name: translated('name'), value: translated('value') },
  ProductLabel: { text: translated('text') },
  ProductService: { name: translated('name'), description: translated('description') },
  WarrantyOption: { name: translated('name'), description: translated('description') },
  Technology: { name: translated('name'), description: translated('description') },
  OutletCondition: { name: translated('name'), description: translated('description') },
  Autopromotion: { name: translated('name') },
  Movie: {
    title: translated('title'),
    captions: ({ captions }, _, { translate }) => captions.map((caption) => translate(caption)),
  },
  InstallmentsPriceTag: {
    description: translated('description'),
    installment_description: translated('installment_description'),
    installment_bottom_description: translated('installment_bottom_description'),
  },
  InstallmentOffer: { name: translated('name'), example: translated('example') },
  GpsrParty: { country: translated('country') },
  MenuCategory: { name: translated('name') },
  MenuImage: { alt: translated('alt') },
  Graphic: { title: translated('title'), graphics_alt: translated('graphics_alt') },
  CmsBlock: { front_title: translated('front_title'), cms_json: ({ cms_json }, _, context) => translateFields(cms_json, context) },
  StoreConfig: {
    contact_hours: translated('contact_hours'),
    inactive_tab_title: translated('inactive_tab_title'),
    meta_title: translated('meta_title'),
    meta_description: translated('meta_description'),
  },
  Country: { name: translated('name') },
  PhysicalStore: { services: ({ services }, _, { translate }) => services.map((service) => translate(service)) },
  ShopEvent: { title: translated('title') },
  Faq: { question: translated('question') },
  CmsPage: {
    title: translated('title'),
    content_heading: translated('content_heading'),
    meta_title: translated('meta_title'),
    meta_description: translated('meta_description'),
  },
  BlogCategory: { name: translated('name') },
  BlogAuthor: { role: translated('role') },
  NewsPost: { title: translated('title'), lead: translated('lead') },
  GlossaryTerm: {
    term: translated('term'),
    letter: ({ term, letter }, _, { language, translate }) => (language === 'pl' ? letter : translate(term).charAt(0).toUpperCase()),
    short: translated('short'),
  },
  LandingPage: {
    name: translated('name'),
    categoryName: translated('categoryName'),
    cycle: ({ cycle }, _, { translate }) => (cycle ? translate(cycle) : (cycle ?? null)),
  },
  DictionaryElement: { name: translated('name') },
  Download: { name: translated('name') },
} satisfies Resolvers;
