import type { ReferenceData } from '../model/index.ts';
import { urlRows } from './product-rows.ts';
import { safeFoundation } from './safe-records.ts';
import type { RowOf, ImportRows } from './tables.ts';

/** Lists that become reference records, and what identifies one of each. */
const keys = {
  manufacturers: 'id',
  attributes: 'code',
  featureGroups: 'groupId',
  featureDefinitions: 'featureId',
  technologies: 'id',
  landings: 'id',
  cmsPages: 'id',
  blogAuthors: 'id',
  blogCategories: 'id',
  blogPosts: 'id',
  newsPosts: 'id',
  glossary: 'id',
  dictionaries: 'id',
  campaigns: 'id',
  graphics: 'graphicsId',
  menuLinks: 'id',
  downloads: 'id',
  coupons: 'code',
  cartPromotions: 'id',
  searchSynonyms: 'id',
  uploadedPictures: 'id',
  translations: 'id',
  contentOrders: 'id',
  physicalStores: 'id',
  shopEvents: 'id',
  warehouses: 'id',
  countries: 'id',
  paymentMethods: 'code',
  shippingMethods: 'code',
  pickupPoints: 'id',
  installmentPlans: 'id',
  services: 'id',
  warrantyPlans: 'id',
  // Without a key of their own: several records may belong to one feature, identifier or category.
  cmsBlocks: null,
  featurePictograms: null,
  topmenuBanners: null,
} as const satisfies Partial<Record<keyof ReferenceData, string | null>>;

export type ReferenceKind = keyof typeof keys;
export const referenceKinds = Object.keys(keys) as readonly ReferenceKind[]; // its own keys

const recordRows = (kind: ReferenceKind, foundation: ReferenceData): RowOf<'reference_record'>[] =>
  foundation[kind].map((record, position) => {
    const key = keys[kind];
    // `keys` names a field that every record of the kind has.
    const id = key === null ? String(position) : String((record as unknown as Readonly<Record<string, unknown>>)[key]);
    return { kind, id, position, document: record };
  });

/** All rows of what does not grow with the number of products. */
export function foundationRows(seed: ReferenceData): ImportRows {
  const foundation = safeFoundation(seed);
  return {
    store: foundation.stores.map((store) => ({ id: store.id, code: store.code, document: store })),
    category: foundation.categories.map((category) => ({
      id: category.id,
      parent_id: category.parentId,
      level: category.level,
      position: category.position,
      name: category.name,
      url_path: category.urlPath,
      document: category,
    })),
    reference_record: referenceKinds.flatMap((kind) => recordRows(kind, foundation)),
    url_record: foundation.urls.flatMap(urlRows),
  };
}
