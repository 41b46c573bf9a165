/** The model of the shop's catalogue and content: plain readonly data, references by id, money in grosze. */
import type { Attribute, FeatureDefinition, FeatureGroup, FeaturePictogram, Technology } from './attribute.ts';
import type { Category, Manufacturer } from './category.ts';
import type {
  Country,
  InstallmentPlan,
  PaymentMethod,
  PhysicalStore,
  CarrierPoint,
  Service,
  ShippingMethod,
  ShopEvent,
  Store,
  Warehouse,
  WarrantyPlan,
} from './commerce.ts';
import type {
  BlogAuthor,
  BlogCategory,
  BlogPost,
  CmsBlock,
  CmsPage,
  ContentOrder,
  Coupon,
  Dictionary,
  DownloadFile,
  EditorTranslation,
  GlossaryTerm,
  Graphic,
  MenuLink,
  NewsPost,
  Campaign,
  CartPromotion,
  SearchSynonyms,
  UploadedPicture,
  TopmenuBanner,
} from './content.ts';
import type { Product } from './product.ts';
import type { Landing, UrlRecord } from './url.ts';

export * from './attribute.ts';
export * from './basics.ts';
export * from './category.ts';
export * from './commerce.ts';
export * from './content.ts';
export * from './media.ts';
export * from './product.ts';
export * from './url.ts';

export interface GenerateOptions {
  /**
   * How many products the first categories have, variants, bundles and outlet pieces included; categories that were added
   * later have a quarter as many beside them. At least 2,000 for every special case to occur.
   */
  readonly products: number;
  /** Dates are counted back from here. */
  readonly now: Date;
  /** Another seed gives another catalogue with the same tree. */
  readonly seed?: string;
}

/** Everything that does not grow with the number of products. */
export interface ReferenceData {
  readonly stores: readonly Store[];
  readonly categories: readonly Category[];
  readonly manufacturers: readonly Manufacturer[];
  readonly attributes: readonly Attribute[];
  readonly featureGroups: readonly FeatureGroup[];
  readonly featureDefinitions: readonly FeatureDefinition[];
  readonly featurePictograms: readonly FeaturePictogram[];
  readonly technologies: readonly Technology[];
  readonly landings: readonly Landing[];
  readonly cmsBlocks: readonly CmsBlock[];
  readonly cmsPages: readonly CmsPage[];
  readonly blogAuthors: readonly BlogAuthor[];
  readonly blogCategories: readonly BlogCategory[];
  readonly blogPosts: readonly BlogPost[];
  readonly newsPosts: readonly NewsPost[];
  readonly glossary: readonly GlossaryTerm[];
  readonly dictionaries: readonly Dictionary[];
  readonly campaigns: readonly Campaign[];
  readonly graphics: readonly Graphic[];
  readonly topmenuBanners: readonly TopmenuBanner[];
  readonly menuLinks: readonly MenuLink[];
  readonly downloads: readonly DownloadFile[];
  readonly coupons: readonly Coupon[];
  readonly cartPromotions: readonly CartPromotion[];
  readonly searchSynonyms: readonly SearchSynonyms[];
  readonly uploadedPictures: readonly UploadedPicture[];
  readonly translations: readonly EditorTranslation[];
  readonly contentOrders: readonly ContentOrder[];
  readonly physicalStores: readonly PhysicalStore[];
  readonly shopEvents: readonly ShopEvent[];
  readonly warehouses: readonly Warehouse[];
  readonly countries: readonly Country[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly pickupPoints: readonly CarrierPoint[];
  readonly installmentPlans: readonly InstallmentPlan[];
  readonly services: readonly Service[];
  readonly warrantyPlans: readonly WarrantyPlan[];
  /** Every record except those of products; `productUrls(product)` gives these. */
  readonly urls: readonly UrlRecord[];
}

/** The whole catalogue in memory; `urls` holds the records of products too. */
export interface CatalogueData extends ReferenceData {
  readonly products: readonly Product[];
}
