/**
 * Slices of catalogue and content (Z-06 … Z-11, Z-13, Z-20 … Z-28, Z-30, Z-38). Queries are kept by the GraphQL client; these maps
 * hold what arrives beside them (the socket's pushes, the cached directory). Entities are those of the schema.
 */
import type {
  Attribute,
  BlogPost,
  Category,
  CmsBlock,
  CmsPage,
  Country,
  Dictionary,
  FeatureDefinition,
  FeatureGroupDefinition,
  FeaturePictograms,
  Graphic,
  InstallmentsPriceTag,
  Manufacturer,
  Product,
  Review,
  Technology,
} from '../graphql/schema-types.ts';
import { defineSlice } from './slice.ts';

type ById<Entity> = Readonly<Record<number, Entity>>;
type ByText<Entity> = Readonly<Record<string, Entity>>;

/** H-07: until when (ms since 1970) the entry counts. */
export interface Stamped {
  readonly timestamp: number;
}

/** Z-06, Z-07, Z-08 */
export interface CatalogState {
  readonly categories: ById<Partial<Category> & Stamped>;
  readonly rootCategoryId: number | null;
  readonly categoryTree: ById<{ readonly children: readonly number[]; readonly level: number }>;
  readonly attributesDef: ByText<Attribute>;
}
export const catalogSlice = /* @__PURE__ */ defineSlice<CatalogState>({
  categories: {},
  rootCategoryId: null,
  categoryTree: {},
  attributesDef: {},
});

/** Z-09: by SKU. */
export type ProductsState = ByText<
  Partial<Omit<Product, 'installmentsPriceTag'>> & Stamped & { readonly installmentsPriceTag?: InstallmentsPriceTag | null }
>;
export const productsSlice = /* @__PURE__ */ defineSlice<ProductsState>({});

/** Z-10 */
export const manufacturersSlice = /* @__PURE__ */ defineSlice<{ readonly items: ById<Manufacturer>; readonly fetchedAll: boolean }>({
  items: {},
  fetchedAll: false,
});

/** Z-11, P-31 */
export interface ReviewsState {
  readonly productsReviews: readonly { readonly productId: number; readonly reviews: readonly Review[] }[];
}
export const reviewsSlice = /* @__PURE__ */ defineSlice<ReviewsState>({ productsReviews: [] });

/** Z-13 */
export const directorySlice = /* @__PURE__ */ defineSlice<{ readonly countries: readonly Country[] }>({ countries: [] });
/** Z-20 */
export const technologiesSlice = /* @__PURE__ */ defineSlice<ById<Technology>>({});
/** Z-21 */
export const blogSlice = /* @__PURE__ */ defineSlice<{ readonly posts: readonly BlogPost[] }>({ posts: [] });
/** Z-22 */
export const cmsPageSlice = /* @__PURE__ */ defineSlice<{ readonly page: CmsPage | null }>({ page: null });
/** Z-23 */
export const dictionariesSlice = /* @__PURE__ */ defineSlice<ById<Dictionary>>({});
/** Z-24 */
export const featuresDefinitionsSlice = /* @__PURE__ */ defineSlice<ById<FeatureDefinition>>({});
/** Z-25 */
export const featuresGroupsDefinitionsSlice = /* @__PURE__ */ defineSlice<ById<FeatureGroupDefinition>>({});
/** Z-26 */
export const featuresPictogramsSlice = /* @__PURE__ */ defineSlice<ById<FeaturePictograms>>({});
/** Z-27 */
export const cmsBlocksSlice = /* @__PURE__ */ defineSlice<ByText<CmsBlock>>({});
/** Z-28 */
export const adserverGraphicSlice = /* @__PURE__ */ defineSlice<ById<Graphic>>({});
/** Z-30 */
export const productsPromotionsSlice = /* @__PURE__ */ defineSlice<{ readonly autopromo: ByText<unknown> }>({ autopromo: {} });
/** Z-38 */
export const variantsBySkuSlice = /* @__PURE__ */ defineSlice<ByText<readonly string[]>>({});
