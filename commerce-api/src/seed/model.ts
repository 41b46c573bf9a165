/** The shape of everything that the seed generates: plain readonly data, references by id, money in grosze. */
import type { AttributeSeed, FeatureDefinitionSeed, FeatureGroupSeed, FeaturePictogramSeed, TechnologySeed } from './model/attribute.ts';
import type { CategorySeed, ManufacturerSeed } from './model/category.ts';
import type {
  CountrySeed,
  InstallmentPlanSeed,
  PaymentMethodSeed,
  PhysicalStoreSeed,
  PickupPointSeed,
  ServiceSeed,
  ShippingMethodSeed,
  StoreSeed,
  WarehouseSeed,
  WarrantyPlanSeed,
} from './model/commerce.ts';
import type {
  BlogAuthorSeed,
  BlogCategorySeed,
  BlogPostSeed,
  CmsBlockSeed,
  CmsPageSeed,
  CouponSeed,
  DictionarySeed,
  DownloadSeed,
  GlossaryTermSeed,
  GraphicSeed,
  MenuLinkSeed,
  NewsPostSeed,
  PromotionCampaignSeed,
  TopmenuBannerSeed,
} from './model/content.ts';
import type { ProductSeed } from './model/product.ts';
import type { LandingSeed, UrlRecordSeed } from './model/url.ts';

export * from './model/attribute.ts';
export * from './model/basics.ts';
export * from './model/category.ts';
export * from './model/commerce.ts';
export * from './model/content.ts';
export * from './model/media.ts';
export * from './model/product.ts';
export * from './model/url.ts';

export interface GenerateOptions {
  /** How many products in all, variants, bundles and outlet pieces included; at least 2,000 for every special case to occur. */
  readonly products: number;
  /** Dates are counted back from here. */
  readonly now: Date;
  /** Another seed gives another catalogue with the same tree. */
  readonly seed?: string;
}

/** Everything that does not grow with the number of products. */
export interface FoundationSeed {
  readonly stores: readonly StoreSeed[];
  readonly categories: readonly CategorySeed[];
  readonly manufacturers: readonly ManufacturerSeed[];
  readonly attributes: readonly AttributeSeed[];
  readonly featureGroups: readonly FeatureGroupSeed[];
  readonly featureDefinitions: readonly FeatureDefinitionSeed[];
  readonly featurePictograms: readonly FeaturePictogramSeed[];
  readonly technologies: readonly TechnologySeed[];
  readonly landings: readonly LandingSeed[];
  readonly cmsBlocks: readonly CmsBlockSeed[];
  readonly cmsPages: readonly CmsPageSeed[];
  readonly blogAuthors: readonly BlogAuthorSeed[];
  readonly blogCategories: readonly BlogCategorySeed[];
  readonly blogPosts: readonly BlogPostSeed[];
  readonly newsPosts: readonly NewsPostSeed[];
  readonly glossary: readonly GlossaryTermSeed[];
  readonly dictionaries: readonly DictionarySeed[];
  readonly campaigns: readonly PromotionCampaignSeed[];
  readonly graphics: readonly GraphicSeed[];
  readonly topmenuBanners: readonly TopmenuBannerSeed[];
  readonly menuLinks: readonly MenuLinkSeed[];
  readonly downloads: readonly DownloadSeed[];
  readonly coupons: readonly CouponSeed[];
  readonly physicalStores: readonly PhysicalStoreSeed[];
  readonly warehouses: readonly WarehouseSeed[];
  readonly countries: readonly CountrySeed[];
  readonly paymentMethods: readonly PaymentMethodSeed[];
  readonly shippingMethods: readonly ShippingMethodSeed[];
  readonly pickupPoints: readonly PickupPointSeed[];
  readonly installmentPlans: readonly InstallmentPlanSeed[];
  readonly services: readonly ServiceSeed[];
  readonly warrantyPlans: readonly WarrantyPlanSeed[];
  /** Every record except those of products; `productUrls(product)` gives these. */
  readonly urls: readonly UrlRecordSeed[];
}

/** The whole catalogue in memory; `urls` holds the records of products too. */
export interface CatalogueSeed extends FoundationSeed {
  readonly products: readonly ProductSeed[];
}
