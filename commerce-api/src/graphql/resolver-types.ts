// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import type * as Types from 'shared-contracts/graphql';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductParent, CategoryParent, BlogPostParent } from './parents.ts';
import type { RequestContext } from './context.ts';
export type ResolverFn<TResult, TParent, TContext, TArgs> = (parent: TParent, args: TArgs, context: TContext) => Promise<TResult> | TResult
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Grosze: ResolverTypeWrapper<Types.Scalars['Grosze']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  Html: ResolverTypeWrapper<Types.Scalars['Html']['output']>;
  UrlType: Types.UrlType;
  UrlResolution: ResolverTypeWrapper<Types.UrlResolution>;
  Faq: ResolverTypeWrapper<Types.Faq>;
  Breadcrumb: ResolverTypeWrapper<Types.Breadcrumb>;
  HeaderData: ResolverTypeWrapper<Types.HeaderData>;
  MenuNode: ResolverTypeWrapper<Types.MenuNode>;
  MenuCategory: ResolverTypeWrapper<Types.MenuCategory>;
  MenuImage: ResolverTypeWrapper<Types.MenuImage>;
  TopmenuBanner: ResolverTypeWrapper<Types.TopmenuBanner>;
  FooterData: ResolverTypeWrapper<Types.FooterData>;
  CmsBlock: ResolverTypeWrapper<Types.CmsBlock>;
  CmsBlocksResult: ResolverTypeWrapper<Types.CmsBlocksResult>;
  StoreConfig: ResolverTypeWrapper<Types.StoreConfig>;
  LegalEntity: ResolverTypeWrapper<Types.LegalEntity>;
  BankAccount: ResolverTypeWrapper<Types.BankAccount>;
  Country: ResolverTypeWrapper<Types.Country>;
  PhysicalStore: ResolverTypeWrapper<Types.PhysicalStore>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  ShopEvent: ResolverTypeWrapper<Types.ShopEvent>;
  ShopDay: ResolverTypeWrapper<Types.ShopDay>;
  OpeningHours: ResolverTypeWrapper<Types.OpeningHours>;
  ProductsResult: ResolverTypeWrapper<Omit<Types.ProductsResult, 'items'> & { items: ReadonlyArray<ResolversTypes['Product']> }>;
  Product: ResolverTypeWrapper<ProductParent>;
  ProductCard: ResolverTypeWrapper<ProductParent>;
  DeliveryPromise: ResolverTypeWrapper<Types.DeliveryPromise>;
  DeliveryWay: ResolverTypeWrapper<Types.DeliveryWay>;
  Collection: ResolverTypeWrapper<Types.Collection>;
  ItemDiscount: ResolverTypeWrapper<Types.ItemDiscount>;
  InstallmentsPriceTag: ResolverTypeWrapper<Types.InstallmentsPriceTag>;
  InstallmentsResult: ResolverTypeWrapper<Types.InstallmentsResult>;
  InstallmentOffer: ResolverTypeWrapper<Types.InstallmentOffer>;
  PriceRecord: ResolverTypeWrapper<Types.PriceRecord>;
  StoreAvailability: ResolverTypeWrapper<Types.StoreAvailability>;
  ProductCategory: ResolverTypeWrapper<Types.ProductCategory>;
  Movie: ResolverTypeWrapper<Types.Movie>;
  ProductLabel: ResolverTypeWrapper<Types.ProductLabel>;
  EnergyLabel: ResolverTypeWrapper<Types.EnergyLabel>;
  NameValue: ResolverTypeWrapper<Types.NameValue>;
  ReviewStat: ResolverTypeWrapper<Types.ReviewStat>;
  Review: ResolverTypeWrapper<Types.Review>;
  ReviewPhoto: ResolverTypeWrapper<Types.ReviewPhoto>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  ReviewSort: Types.ReviewSort;
  ProductReviews: ResolverTypeWrapper<Types.ProductReviews>;
  ShopReviews: ResolverTypeWrapper<Types.ShopReviews>;
  ShopReview: ResolverTypeWrapper<Types.ShopReview>;
  ProductQuestion: ResolverTypeWrapper<Types.ProductQuestion>;
  FeatureValue: ResolverTypeWrapper<Types.FeatureValue>;
  FeatureGroup: ResolverTypeWrapper<Types.FeatureGroup>;
  NamedFeature: ResolverTypeWrapper<Types.NamedFeature>;
  PriceTagFeature: ResolverTypeWrapper<Types.PriceTagFeature>;
  ProductAttribute: ResolverTypeWrapper<Types.ProductAttribute>;
  Expert: ResolverTypeWrapper<Types.Expert>;
  ProductService: ResolverTypeWrapper<Types.ProductService>;
  ServiceShops: ResolverTypeWrapper<Types.ServiceShops>;
  ServiceShop: ResolverTypeWrapper<Types.ServiceShop>;
  WarrantyOption: ResolverTypeWrapper<Types.WarrantyOption>;
  Autopromotion: ResolverTypeWrapper<Types.Autopromotion>;
  Outlet: ResolverTypeWrapper<Omit<Types.Outlet, 'products'> & { products: ReadonlyArray<ResolversTypes['OutletProduct']> }>;
  OutletProduct: ResolverTypeWrapper<Omit<Types.OutletProduct, 'product'> & { product: ResolversTypes['ProductCard'] }>;
  OutletCondition: ResolverTypeWrapper<Types.OutletCondition>;
  ProductVariant: ResolverTypeWrapper<Omit<Types.ProductVariant, 'product'> & { product: ResolversTypes['ProductCard'] }>;
  ProductColour: ResolverTypeWrapper<Types.ProductColour>;
  VariantAxis: ResolverTypeWrapper<Types.VariantAxis>;
  BundleItem: ResolverTypeWrapper<Omit<Types.BundleItem, 'product'> & { product: ResolversTypes['ProductCard'] }>;
  Gpsr: ResolverTypeWrapper<Types.Gpsr>;
  GpsrParty: ResolverTypeWrapper<Types.GpsrParty>;
  CategoriesResult: ResolverTypeWrapper<Omit<Types.CategoriesResult, 'items'> & { items: ReadonlyArray<ResolversTypes['Category']> }>;
  Category: ResolverTypeWrapper<CategoryParent>;
  ProductCategoryTile: ResolverTypeWrapper<Types.ProductCategoryTile>;
  AttributeOptionPopularity: ResolverTypeWrapper<Types.AttributeOptionPopularity>;
  ProductSort: Types.ProductSort;
  SortOrder: Types.SortOrder;
  AttributeFilter: Types.AttributeFilter;
  ProductListing: ResolverTypeWrapper<Types.ProductListing>;
  StatedPrice: ResolverTypeWrapper<Types.StatedPrice>;
  SearchPageKind: Types.SearchPageKind;
  SearchPage: ResolverTypeWrapper<Types.SearchPage>;
  Facet: ResolverTypeWrapper<Types.Facet>;
  FacetValue: ResolverTypeWrapper<Types.FacetValue>;
  FacetStats: ResolverTypeWrapper<Types.FacetStats>;
  ListingCategory: ResolverTypeWrapper<Types.ListingCategory>;
  SearchSuggestions: ResolverTypeWrapper<Omit<Types.SearchSuggestions, 'products'> & { products: ReadonlyArray<ResolversTypes['ProductCard']> }>;
  ManufacturersResult: ResolverTypeWrapper<Types.ManufacturersResult>;
  Manufacturer: ResolverTypeWrapper<Types.Manufacturer>;
  LandingPage: ResolverTypeWrapper<Types.LandingPage>;
  AttributesResult: ResolverTypeWrapper<Types.AttributesResult>;
  Attribute: ResolverTypeWrapper<Types.Attribute>;
  AttributeOption: ResolverTypeWrapper<Types.AttributeOption>;
  FeatureDefinition: ResolverTypeWrapper<Types.FeatureDefinition>;
  FeatureGroupDefinition: ResolverTypeWrapper<Types.FeatureGroupDefinition>;
  FeaturePictograms: ResolverTypeWrapper<Types.FeaturePictograms>;
  Pictogram: ResolverTypeWrapper<Types.Pictogram>;
  Technology: ResolverTypeWrapper<Types.Technology>;
  Dictionary: ResolverTypeWrapper<Types.Dictionary>;
  DictionaryElement: ResolverTypeWrapper<Types.DictionaryElement>;
  CmsPage: ResolverTypeWrapper<Types.CmsPage>;
  NewsPostsResult: ResolverTypeWrapper<Types.NewsPostsResult>;
  NewsPost: ResolverTypeWrapper<Types.NewsPost>;
  BlogPostsResult: ResolverTypeWrapper<Omit<Types.BlogPostsResult, 'items'> & { items: ReadonlyArray<ResolversTypes['BlogPost']> }>;
  BlogPost: ResolverTypeWrapper<BlogPostParent>;
  BlogCategory: ResolverTypeWrapper<Types.BlogCategory>;
  BlogAuthor: ResolverTypeWrapper<Types.BlogAuthor>;
  GlossaryTerm: ResolverTypeWrapper<Types.GlossaryTerm>;
  Download: ResolverTypeWrapper<Types.Download>;
  PaperPdf: ResolverTypeWrapper<Types.PaperPdf>;
  Graphic: ResolverTypeWrapper<Types.Graphic>;
  Customer: ResolverTypeWrapper<Types.Customer>;
  CustomerAddress: ResolverTypeWrapper<Types.CustomerAddress>;
  NeoportalResult: ResolverTypeWrapper<Types.NeoportalResult>;
  NeoportalItem: ResolverTypeWrapper<Types.NeoportalItem>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Types.Scalars['String']['output'];
  Int: Types.Scalars['Int']['output'];
  Boolean: Types.Scalars['Boolean']['output'];
  Grosze: Types.Scalars['Grosze']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  Date: Types.Scalars['Date']['output'];
  Html: Types.Scalars['Html']['output'];
  UrlResolution: Types.UrlResolution;
  Faq: Types.Faq;
  Breadcrumb: Types.Breadcrumb;
  HeaderData: Types.HeaderData;
  MenuNode: Types.MenuNode;
  MenuCategory: Types.MenuCategory;
  MenuImage: Types.MenuImage;
  TopmenuBanner: Types.TopmenuBanner;
  FooterData: Types.FooterData;
  CmsBlock: Types.CmsBlock;
  CmsBlocksResult: Types.CmsBlocksResult;
  StoreConfig: Types.StoreConfig;
  LegalEntity: Types.LegalEntity;
  BankAccount: Types.BankAccount;
  Country: Types.Country;
  PhysicalStore: Types.PhysicalStore;
  Float: Types.Scalars['Float']['output'];
  ShopEvent: Types.ShopEvent;
  ShopDay: Types.ShopDay;
  OpeningHours: Types.OpeningHours;
  ProductsResult: Omit<Types.ProductsResult, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Product']> };
  Product: ProductParent;
  ProductCard: ProductParent;
  DeliveryPromise: Types.DeliveryPromise;
  DeliveryWay: Types.DeliveryWay;
  Collection: Types.Collection;
  ItemDiscount: Types.ItemDiscount;
  InstallmentsPriceTag: Types.InstallmentsPriceTag;
  InstallmentsResult: Types.InstallmentsResult;
  InstallmentOffer: Types.InstallmentOffer;
  PriceRecord: Types.PriceRecord;
  StoreAvailability: Types.StoreAvailability;
  ProductCategory: Types.ProductCategory;
  Movie: Types.Movie;
  ProductLabel: Types.ProductLabel;
  EnergyLabel: Types.EnergyLabel;
  NameValue: Types.NameValue;
  ReviewStat: Types.ReviewStat;
  Review: Types.Review;
  ReviewPhoto: Types.ReviewPhoto;
  ID: Types.Scalars['ID']['output'];
  ProductReviews: Types.ProductReviews;
  ShopReviews: Types.ShopReviews;
  ShopReview: Types.ShopReview;
  ProductQuestion: Types.ProductQuestion;
  FeatureValue: Types.FeatureValue;
  FeatureGroup: Types.FeatureGroup;
  NamedFeature: Types.NamedFeature;
  PriceTagFeature: Types.PriceTagFeature;
  ProductAttribute: Types.ProductAttribute;
  Expert: Types.Expert;
  ProductService: Types.ProductService;
  ServiceShops: Types.ServiceShops;
  ServiceShop: Types.ServiceShop;
  WarrantyOption: Types.WarrantyOption;
  Autopromotion: Types.Autopromotion;
  Outlet: Omit<Types.Outlet, 'products'> & { products: ReadonlyArray<ResolversParentTypes['OutletProduct']> };
  OutletProduct: Omit<Types.OutletProduct, 'product'> & { product: ResolversParentTypes['ProductCard'] };
  OutletCondition: Types.OutletCondition;
  ProductVariant: Omit<Types.ProductVariant, 'product'> & { product: ResolversParentTypes['ProductCard'] };
  ProductColour: Types.ProductColour;
  VariantAxis: Types.VariantAxis;
  BundleItem: Omit<Types.BundleItem, 'product'> & { product: ResolversParentTypes['ProductCard'] };
  Gpsr: Types.Gpsr;
  GpsrParty: Types.GpsrParty;
  CategoriesResult: Omit<Types.CategoriesResult, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Category']> };
  Category: CategoryParent;
  ProductCategoryTile: Types.ProductCategoryTile;
  AttributeOptionPopularity: Types.AttributeOptionPopularity;
  AttributeFilter: Types.AttributeFilter;
  ProductListing: Types.ProductListing;
  StatedPrice: Types.StatedPrice;
  SearchPage: Types.SearchPage;
  Facet: Types.Facet;
  FacetValue: Types.FacetValue;
  FacetStats: Types.FacetStats;
  ListingCategory: Types.ListingCategory;
  SearchSuggestions: Omit<Types.SearchSuggestions, 'products'> & { products: ReadonlyArray<ResolversParentTypes['ProductCard']> };
  ManufacturersResult: Types.ManufacturersResult;
  Manufacturer: Types.Manufacturer;
  LandingPage: Types.LandingPage;
  AttributesResult: Types.AttributesResult;
  Attribute: Types.Attribute;
  AttributeOption: Types.AttributeOption;
  FeatureDefinition: Types.FeatureDefinition;
  FeatureGroupDefinition: Types.FeatureGroupDefinition;
  FeaturePictograms: Types.FeaturePictograms;
  Pictogram: Types.Pictogram;
  Technology: Types.Technology;
  Dictionary: Types.Dictionary;
  DictionaryElement: Types.DictionaryElement;
  CmsPage: Types.CmsPage;
  NewsPostsResult: Types.NewsPostsResult;
  NewsPost: Types.NewsPost;
  BlogPostsResult: Omit<Types.BlogPostsResult, 'items'> & { items: ReadonlyArray<ResolversParentTypes['BlogPost']> };
  BlogPost: BlogPostParent;
  BlogCategory: Types.BlogCategory;
  BlogAuthor: Types.BlogAuthor;
  GlossaryTerm: Types.GlossaryTerm;
  Download: Types.Download;
  PaperPdf: Types.PaperPdf;
  Graphic: Types.Graphic;
  Customer: Types.Customer;
  CustomerAddress: Types.CustomerAddress;
  NeoportalResult: Types.NeoportalResult;
  NeoportalItem: Types.NeoportalItem;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  urlResolver?: Resolver<ResolversTypes['UrlResolution'], ParentType, ContextType, RequireFields<Types.QueryUrlResolverArgs, 'urlKey'>>;
  headerDataQuery?: Resolver<ResolversTypes['HeaderData'], ParentType, ContextType, Partial<Types.QueryHeaderDataQueryArgs>>;
  footerDataQuery?: Resolver<ResolversTypes['FooterData'], ParentType, ContextType, RequireFields<Types.QueryFooterDataQueryArgs, 'blocksIds'>>;
  storeConfig?: Resolver<ResolversTypes['StoreConfig'], ParentType, ContextType>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  physicalStores?: Resolver<ReadonlyArray<ResolversTypes['PhysicalStore']>, ParentType, ContextType, Partial<Types.QueryPhysicalStoresArgs>>;
  msProducts?: Resolver<ResolversTypes['ProductsResult'], ParentType, ContextType, Partial<Types.QueryMsProductsArgs>>;
  pricesForProducts?: Resolver<ReadonlyArray<ResolversTypes['PriceRecord']>, ParentType, ContextType, RequireFields<Types.QueryPricesForProductsArgs, 'skus'>>;
  installmentsMageTwo?: Resolver<ResolversTypes['InstallmentsResult'], ParentType, ContextType, RequireFields<Types.QueryInstallmentsMageTwoArgs, 'skus'>>;
  installmentOffers?: Resolver<ReadonlyArray<ResolversTypes['InstallmentOffer']>, ParentType, ContextType, RequireFields<Types.QueryInstallmentOffersArgs, 'amount'>>;
  productReviews?: Resolver<ReadonlyArray<ResolversTypes['ProductReviews']>, ParentType, ContextType, RequireFields<Types.QueryProductReviewsArgs, 'productIds' | 'page' | 'pageSize' | 'sortBy'>>;
  shopReviews?: Resolver<ResolversTypes['ShopReviews'], ParentType, ContextType, RequireFields<Types.QueryShopReviewsArgs, 'page' | 'pageSize'>>;
  productQuestions?: Resolver<ReadonlyArray<ResolversTypes['ProductQuestion']>, ParentType, ContextType, RequireFields<Types.QueryProductQuestionsArgs, 'productId'>>;
  msCategories?: Resolver<ResolversTypes['CategoriesResult'], ParentType, ContextType, Partial<Types.QueryMsCategoriesArgs>>;
  productsForCategory?: Resolver<ResolversTypes['ProductListing'], ParentType, ContextType, RequireFields<Types.QueryProductsForCategoryArgs, 'id'>>;
  productsForManufacturer?: Resolver<ResolversTypes['ProductListing'], ParentType, ContextType, RequireFields<Types.QueryProductsForManufacturerArgs, 'id'>>;
  productsForLanding?: Resolver<ResolversTypes['ProductListing'], ParentType, ContextType, RequireFields<Types.QueryProductsForLandingArgs, 'id'>>;
  productsForSearch?: Resolver<ResolversTypes['ProductListing'], ParentType, ContextType, RequireFields<Types.QueryProductsForSearchArgs, 'query'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<Types.QuerySearchSuggestionsArgs, 'query'>>;
  manufacturers?: Resolver<ResolversTypes['ManufacturersResult'], ParentType, ContextType, Partial<Types.QueryManufacturersArgs>>;
  landingPages?: Resolver<ReadonlyArray<ResolversTypes['LandingPage']>, ParentType, ContextType, RequireFields<Types.QueryLandingPagesArgs, 'ids'>>;
  attributes?: Resolver<ResolversTypes['AttributesResult'], ParentType, ContextType, RequireFields<Types.QueryAttributesArgs, 'attributeCodes'>>;
  featuresDefinition?: Resolver<ReadonlyArray<ResolversTypes['FeatureDefinition']>, ParentType, ContextType, RequireFields<Types.QueryFeaturesDefinitionArgs, 'ids'>>;
  featuresGroupsDefinition?: Resolver<ReadonlyArray<ResolversTypes['FeatureGroupDefinition']>, ParentType, ContextType, RequireFields<Types.QueryFeaturesGroupsDefinitionArgs, 'ids'>>;
  featuresPictograms?: Resolver<ReadonlyArray<ResolversTypes['FeaturePictograms']>, ParentType, ContextType, RequireFields<Types.QueryFeaturesPictogramsArgs, 'feature_ids'>>;
  technologies?: Resolver<ReadonlyArray<ResolversTypes['Technology']>, ParentType, ContextType, RequireFields<Types.QueryTechnologiesArgs, 'ids'>>;
  dictionary?: Resolver<ReadonlyArray<ResolversTypes['Dictionary']>, ParentType, ContextType, RequireFields<Types.QueryDictionaryArgs, 'ids'>>;
  msCmsBlock?: Resolver<ResolversTypes['CmsBlocksResult'], ParentType, ContextType, RequireFields<Types.QueryMsCmsBlockArgs, 'identifiers'>>;
  cmsPages?: Resolver<ReadonlyArray<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<Types.QueryCmsPagesArgs>>;
  newsPosts?: Resolver<ResolversTypes['NewsPostsResult'], ParentType, ContextType, Partial<Types.QueryNewsPostsArgs>>;
  blogPosts?: Resolver<ResolversTypes['BlogPostsResult'], ParentType, ContextType, RequireFields<Types.QueryBlogPostsArgs, 'page' | 'pageSize'>>;
  blogPostProducts?: Resolver<ResolversTypes['ProductsResult'], ParentType, ContextType, RequireFields<Types.QueryBlogPostProductsArgs, 'id' | 'pageSize'>>;
  blogCategories?: Resolver<ReadonlyArray<ResolversTypes['BlogCategory']>, ParentType, ContextType, Partial<Types.QueryBlogCategoriesArgs>>;
  blogAuthors?: Resolver<ReadonlyArray<ResolversTypes['BlogAuthor']>, ParentType, ContextType, Partial<Types.QueryBlogAuthorsArgs>>;
  glossaryTerms?: Resolver<ReadonlyArray<ResolversTypes['GlossaryTerm']>, ParentType, ContextType, Partial<Types.QueryGlossaryTermsArgs>>;
  downloads?: Resolver<ReadonlyArray<ResolversTypes['Download']>, ParentType, ContextType>;
  promoPaperPdf?: Resolver<Types.Maybe<ResolversTypes['PaperPdf']>, ParentType, ContextType>;
  graphicsData?: Resolver<ReadonlyArray<ResolversTypes['Graphic']>, ParentType, ContextType, RequireFields<Types.QueryGraphicsDataArgs, 'graphicsIds'>>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  neoportalData?: Resolver<ResolversTypes['NeoportalResult'], ParentType, ContextType, RequireFields<Types.QueryNeoportalDataArgs, 'productIds'>>;
};

export interface GroszeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Grosze'], any> {
  name: 'Grosze';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Html'], any> {
  name: 'Html';
}

export type UrlResolutionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UrlResolution'] = ResolversParentTypes['UrlResolution']> = {
  type?: Resolver<ResolversTypes['UrlType'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restore_params?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  category_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googlebot?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  robots?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  og_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  og_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intro_description?: Resolver<Types.Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  intro_category_description?: Resolver<Types.Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  category_description?: Resolver<Types.Maybe<ResolversTypes['Html']>, ParentType, ContextType>;
  has_filter_seo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  header_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faq?: Resolver<ReadonlyArray<ResolversTypes['Faq']>, ParentType, ContextType>;
  blog_category_product_ids?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
};

export type FaqResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Faq'] = ResolversParentTypes['Faq']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HeaderDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HeaderData'] = ResolversParentTypes['HeaderData']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['MenuNode']>, ParentType, ContextType>;
};

export type MenuNodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MenuNode'] = ResolversParentTypes['MenuNode']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  show?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  always_show?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['MenuCategory'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['MenuImage']>, ParentType, ContextType>;
  topmenu_banners?: Resolver<ReadonlyArray<ResolversTypes['TopmenuBanner']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['MenuNode']>, ParentType, ContextType>;
};

export type MenuCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MenuCategory'] = ResolversParentTypes['MenuCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_icon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_in_searchbar?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MenuImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MenuImage'] = ResolversParentTypes['MenuImage']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopmenuBannerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopmenuBanner'] = ResolversParentTypes['TopmenuBanner']> = {
  menu_category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  menu_block?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  graphics_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  campaign_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  graphic?: Resolver<Types.Maybe<ResolversTypes['Graphic']>, ParentType, ContextType>;
};

export type FooterDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FooterData'] = ResolversParentTypes['FooterData']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  front_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  css?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cms_json?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsBlocksResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsBlocksResult'] = ResolversParentTypes['CmsBlocksResult']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
};

export type StoreConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = {
  store_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  store_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  root_category_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  default_language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  contact_phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact_email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact_hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inactive_tab_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletter_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cookie_consent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  show_promotion_archive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  free_delivery_from?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  cache_ttl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plus_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plus_discount_percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  friends_and_family?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plus_whitelist_ips?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  products_per_page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meta_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legal_entity?: Resolver<ResolversTypes['LegalEntity'], ParentType, ContextType>;
  bank_account?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  payment_kinds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LegalEntityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LegalEntity'] = ResolversParentTypes['LegalEntity']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  krs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  calling_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode_pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_shipping_allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PhysicalStoreResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PhysicalStore'] = ResolversParentTypes['PhysicalStore']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  opening_hours?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['OpeningHours']>>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  pickup_today?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['ShopEvent']>, ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['ShopDay']>, ParentType, ContextType>;
  distance?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShopEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopEvent'] = ResolversParentTypes['ShopEvent']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  starts_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ends_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ShopDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopDay'] = ResolversParentTypes['ShopDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<Types.Maybe<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  open?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  close?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductsResult'] = ResolversParentTypes['ProductsResult']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amperio_product_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  request_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ean?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  catalog_price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  omnibus_price?: Resolver<Types.Maybe<ResolversTypes['Grosze']>, ParentType, ContextType>;
  item_discount?: Resolver<ReadonlyArray<ResolversTypes['ItemDiscount']>, ParentType, ContextType>;
  installmentsPriceTag?: Resolver<Types.Maybe<ResolversTypes['InstallmentsPriceTag']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min_sale_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max_sale_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_sales_blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availability_status_element?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_from_date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  is_wzs_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available_only_in_store?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available_in_store?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  store_availability?: Resolver<ReadonlyArray<ResolversTypes['StoreAvailability']>, ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['DeliveryPromise'], ParentType, ContextType, Partial<Types.ProductDeliveryArgs>>;
  is_preorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_pre_release?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  release_date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  manufacturer_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manufacturer_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand_plan?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  industry?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  main_category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  path_to_category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images_gallery?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  second_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  movies?: Resolver<ReadonlyArray<ResolversTypes['Movie']>, ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['ProductLabel']>, ParentType, ContextType>;
  plus_percent?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vat_rate?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  energy_class?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  energy_label?: Resolver<Types.Maybe<ResolversTypes['EnergyLabel']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review_summary?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review_stats?: Resolver<ReadonlyArray<ResolversTypes['ReviewStat']>, ParentType, ContextType>;
  confirmed_review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed_review_summary?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photo_review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<Types.ProductReviewsArgs, 'limit'>>;
  question_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answered_question_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['FeatureValue']>, ParentType, ContextType>;
  features_groups?: Resolver<ReadonlyArray<ResolversTypes['FeatureGroup']>, ParentType, ContextType>;
  features_price_tag?: Resolver<ReadonlyArray<ResolversTypes['PriceTagFeature']>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  auto_rc_attributes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  technologies?: Resolver<ReadonlyArray<ResolversTypes['Technology']>, ParentType, ContextType>;
  short_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  expert?: Resolver<Types.Maybe<ResolversTypes['Expert']>, ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['ProductService']>, ParentType, ContextType>;
  service_shops?: Resolver<ReadonlyArray<ResolversTypes['ServiceShops']>, ParentType, ContextType>;
  warranties?: Resolver<ReadonlyArray<ResolversTypes['WarrantyOption']>, ParentType, ContextType>;
  autopromotion?: Resolver<Types.Maybe<ResolversTypes['Autopromotion']>, ParentType, ContextType>;
  code_promotions?: Resolver<ReadonlyArray<ResolversTypes['Autopromotion']>, ParentType, ContextType>;
  outlet?: Resolver<Types.Maybe<ResolversTypes['Outlet']>, ParentType, ContextType>;
  counterpart_outlet_product?: Resolver<Types.Maybe<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  outlet_category?: Resolver<Types.Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  outlet_condition?: Resolver<Types.Maybe<ResolversTypes['OutletCondition']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  colours?: Resolver<ReadonlyArray<ResolversTypes['ProductColour']>, ParentType, ContextType>;
  series_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  series?: Resolver<ReadonlyArray<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  complementary?: Resolver<ReadonlyArray<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  accessories?: Resolver<ReadonlyArray<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  similar?: Resolver<ReadonlyArray<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  bundle_items?: Resolver<ReadonlyArray<ResolversTypes['BundleItem']>, ParentType, ContextType>;
  blog_posts?: Resolver<ReadonlyArray<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  adserver_ids?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  block_courier_shipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exclude_shipping_methods?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  weight_grams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gpsr?: Resolver<ResolversTypes['Gpsr'], ParentType, ContextType>;
};

export type ProductCardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductCard'] = ResolversParentTypes['ProductCard']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amperio_product_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  request_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manufacturer_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  catalog_price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  omnibus_price?: Resolver<Types.Maybe<ResolversTypes['Grosze']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min_sale_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max_sale_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_sales_blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available_only_in_store?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['DeliveryPromise'], ParentType, ContextType, Partial<Types.ProductCardDeliveryArgs>>;
  energy_class?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['ProductLabel']>, ParentType, ContextType>;
  plus_percent?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vat_rate?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review_summary?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  features_price_tag?: Resolver<ReadonlyArray<ResolversTypes['PriceTagFeature']>, ParentType, ContextType>;
};

export type DeliveryPromiseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeliveryPromise'] = ResolversParentTypes['DeliveryPromise']> = {
  best?: Resolver<Types.Maybe<ResolversTypes['DeliveryWay']>, ParentType, ContextType>;
  ways?: Resolver<ReadonlyArray<ResolversTypes['DeliveryWay']>, ParentType, ContextType>;
  collection?: Resolver<Types.Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
};

export type DeliveryWayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeliveryWay'] = ResolversParentTypes['DeliveryWay']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  last_day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  shop_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hour?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemDiscountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemDiscount'] = ResolversParentTypes['ItemDiscount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
};

export type InstallmentsPriceTagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InstallmentsPriceTag'] = ResolversParentTypes['InstallmentsPriceTag']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  bank_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  change_price_to_installments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  installments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  installments_online?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  installments_stationary?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  installment_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  installment_bottom_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_wpn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_zero_percent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthly_installment?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  free_installments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_with_free_installments?: Resolver<Types.Maybe<ResolversTypes['Grosze']>, ParentType, ContextType>;
  calculate_for_promo_price?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ttl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstallmentsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InstallmentsResult'] = ResolversParentTypes['InstallmentsResult']> = {
  installments?: Resolver<ReadonlyArray<ResolversTypes['InstallmentsPriceTag']>, ParentType, ContextType>;
};

export type InstallmentOfferResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InstallmentOffer'] = ResolversParentTypes['InstallmentOffer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rrso?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  monthly?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  example?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceRecordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceRecord'] = ResolversParentTypes['PriceRecord']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  omnibus_price?: Resolver<Types.Maybe<ResolversTypes['Grosze']>, ParentType, ContextType>;
};

export type StoreAvailabilityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreAvailability'] = ResolversParentTypes['StoreAvailability']> = {
  store_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MovieResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Movie'] = ResolversParentTypes['Movie']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration_seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  poster?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  captions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductLabelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductLabel'] = ResolversParentTypes['ProductLabel']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnergyLabelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnergyLabel'] = ResolversParentTypes['EnergyLabel']> = {
  energy_class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eprel_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheet?: Resolver<ReadonlyArray<ResolversTypes['NameValue']>, ParentType, ContextType>;
};

export type NameValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NameValue'] = ResolversParentTypes['NameValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewStatResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewStat'] = ResolversParentTypes['ReviewStat']> = {
  vote?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vote_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  review_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vote?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['ReviewPhoto']>, ParentType, ContextType>;
  is_confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  helpful_votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shop_answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewPhotoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewPhoto'] = ResolversParentTypes['ReviewPhoto']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review_summary?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type ShopReviewsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopReviews'] = ResolversParentTypes['ShopReviews']> = {
  rating_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shop_summary?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delivery_summary?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating_stats?: Resolver<ReadonlyArray<ResolversTypes['ReviewStat']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ShopReview']>, ParentType, ContextType>;
};

export type ShopReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopReview'] = ResolversParentTypes['ShopReview']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductQuestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductQuestion'] = ResolversParentTypes['ProductQuestion']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answered_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeatureValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeatureValue'] = ResolversParentTypes['FeatureValue']> = {
  feature_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeatureGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeatureGroup'] = ResolversParentTypes['FeatureGroup']> = {
  group_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['NamedFeature']>, ParentType, ContextType>;
};

export type NamedFeatureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NamedFeature'] = ResolversParentTypes['NamedFeature']> = {
  feature_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  has_description?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceTagFeatureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceTagFeature'] = ResolversParentTypes['PriceTagFeature']> = {
  feature_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['AttributeOption']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Expert'] = ResolversParentTypes['Expert']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  pros?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  cons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductServiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductService'] = ResolversParentTypes['ProductService']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  protector_device?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  protector_finish?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServiceShopsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServiceShops'] = ResolversParentTypes['ServiceShops']> = {
  service_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shops?: Resolver<ReadonlyArray<ResolversTypes['ServiceShop']>, ParentType, ContextType>;
};

export type ServiceShopResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ServiceShop'] = ResolversParentTypes['ServiceShop']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarrantyOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WarrantyOption'] = ResolversParentTypes['WarrantyOption']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
};

export type AutopromotionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Autopromotion'] = ResolversParentTypes['Autopromotion']> = {
  rule_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promo_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date_from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date_to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  is_shockprice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stock_used?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_left?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OutletResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Outlet'] = ResolversParentTypes['Outlet']> = {
  min_price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['OutletProduct']>, ParentType, ContextType>;
};

export type OutletProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutletProduct'] = ResolversParentTypes['OutletProduct']> = {
  condition?: Resolver<ResolversTypes['OutletCondition'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductCard'], ParentType, ContextType>;
};

export type OutletConditionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutletCondition'] = ResolversParentTypes['OutletCondition']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  axes?: Resolver<ReadonlyArray<ResolversTypes['VariantAxis']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductCard'], ParentType, ContextType>;
};

export type ProductColourResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductColour'] = ResolversParentTypes['ProductColour']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  request_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VariantAxisResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VariantAxis'] = ResolversParentTypes['VariantAxis']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductCard'], ParentType, ContextType>;
};

export type GpsrResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Gpsr'] = ResolversParentTypes['Gpsr']> = {
  manufacturer?: Resolver<ResolversTypes['GpsrParty'], ParentType, ContextType>;
  responsible_person?: Resolver<Types.Maybe<ResolversTypes['GpsrParty']>, ParentType, ContextType>;
};

export type GpsrPartyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GpsrParty'] = ResolversParentTypes['GpsrParty']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoriesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoriesResult'] = ResolversParentTypes['CategoriesResult']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name_in_tiles?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_icon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intro_description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  faq?: Resolver<ReadonlyArray<ResolversTypes['Faq']>, ParentType, ContextType>;
  tabs_order?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  adserver_ids?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  blog_posts?: Resolver<ReadonlyArray<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  attribute_option_popularity?: Resolver<ReadonlyArray<ResolversTypes['AttributeOptionPopularity']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['ProductCategoryTile']>, ParentType, ContextType>;
};

export type ProductCategoryTileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductCategoryTile'] = ResolversParentTypes['ProductCategoryTile']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name_in_tiles?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttributeOptionPopularityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeOptionPopularity'] = ResolversParentTypes['AttributeOptionPopularity']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option_ids?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductListingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductListing'] = ResolversParentTypes['ProductListing']> = {
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items_ids?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['FacetStats']>, ParentType, ContextType>;
  corrected_query?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stated_price?: Resolver<Types.Maybe<ResolversTypes['StatedPrice']>, ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['SearchPage']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['ListingCategory']>, ParentType, ContextType>;
};

export type StatedPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatedPrice'] = ResolversParentTypes['StatedPrice']> = {
  from?: Resolver<Types.Maybe<ResolversTypes['Grosze']>, ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['Grosze']>, ParentType, ContextType>;
  is_applied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchPage'] = ResolversParentTypes['SearchPage']> = {
  kind?: Resolver<ResolversTypes['SearchPageKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  value_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FacetStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FacetStats'] = ResolversParentTypes['FacetStats']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingCategory'] = ResolversParentTypes['ListingCategory']> = {
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  phrases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['ListingCategory']>, ParentType, ContextType>;
  manufacturers?: Resolver<ReadonlyArray<ResolversTypes['Manufacturer']>, ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['SearchPage']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['ProductCard']>, ParentType, ContextType>;
};

export type ManufacturersResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ManufacturersResult'] = ResolversParentTypes['ManufacturersResult']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Manufacturer']>, ParentType, ContextType>;
};

export type ManufacturerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Manufacturer'] = ResolversParentTypes['Manufacturer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LandingPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['UrlType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  intro_description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  faq?: Resolver<ReadonlyArray<ResolversTypes['Faq']>, ParentType, ContextType>;
  graphics?: Resolver<ReadonlyArray<ResolversTypes['Graphic']>, ParentType, ContextType>;
  cycle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttributesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributesResult'] = ResolversParentTypes['AttributesResult']> = {
  attributes?: Resolver<ReadonlyArray<ResolversTypes['Attribute']>, ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filter_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  has_description?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['AttributeOption']>, ParentType, ContextType>;
};

export type AttributeOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeOption'] = ResolversParentTypes['AttributeOption']> = {
  option_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filter_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  has_description?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeatureDefinitionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeatureDefinition'] = ResolversParentTypes['FeatureDefinition']> = {
  feature_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_tag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_tag_order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price_tag_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_tag_unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  has_description?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_helper?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FeatureGroupDefinitionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeatureGroupDefinition'] = ResolversParentTypes['FeatureGroupDefinition']> = {
  group_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeaturePictogramsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeaturePictograms'] = ResolversParentTypes['FeaturePictograms']> = {
  feature_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictograms?: Resolver<ReadonlyArray<ResolversTypes['Pictogram']>, ParentType, ContextType>;
};

export type PictogramResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Pictogram'] = ResolversParentTypes['Pictogram']> = {
  file_uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TechnologyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Technology'] = ResolversParentTypes['Technology']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DictionaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Dictionary'] = ResolversParentTypes['Dictionary']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  elements?: Resolver<ReadonlyArray<ResolversTypes['DictionaryElement']>, ParentType, ContextType>;
};

export type DictionaryElementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DictionaryElement'] = ResolversParentTypes['DictionaryElement']> = {
  element_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  additional_data_1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  additional_data_2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  additional_data_3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  additional_data_4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content_heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  css?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_keywords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page_layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NewsPostsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsPostsResult'] = ResolversParentTypes['NewsPostsResult']> = {
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  posts?: Resolver<ReadonlyArray<ResolversTypes['NewsPost']>, ParentType, ContextType>;
};

export type NewsPostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsPost'] = ResolversParentTypes['NewsPost']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reading_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogPostsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BlogPostsResult'] = ResolversParentTypes['BlogPostsResult']> = {
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['BlogPost']>, ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image_alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  horizontal_image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  horizontal_image_alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  horizontal_image_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content_sneak_peak?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  published_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reading_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blog_category?: Resolver<ResolversTypes['BlogCategory'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['BlogAuthor'], ParentType, ContextType>;
};

export type BlogCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BlogCategory'] = ResolversParentTypes['BlogCategory']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  url_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogAuthorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BlogAuthor'] = ResolversParentTypes['BlogAuthor']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  url_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GlossaryTermResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GlossaryTerm'] = ResolversParentTypes['GlossaryTerm']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  category_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size_bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
};

export type PaperPdfResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaperPdf'] = ResolversParentTypes['PaperPdf']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GraphicResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Graphic'] = ResolversParentTypes['Graphic']> = {
  graphics_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  campaign_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  img?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  img_mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  img_big_badge?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  graphics_alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dob?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  addresses?: Resolver<ReadonlyArray<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  amperio_plus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amperio_plus_allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  neoportal_user_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wishlist_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telephone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  default_billing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  default_shipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NeoportalResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NeoportalResult'] = ResolversParentTypes['NeoportalResult']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['NeoportalItem']>, ParentType, ContextType>;
};

export type NeoportalItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NeoportalItem'] = ResolversParentTypes['NeoportalItem']> = {
  product_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  catalog_price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Grosze'], ParentType, ContextType>;
  central_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stores?: Resolver<ReadonlyArray<ResolversTypes['StoreAvailability']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Query?: QueryResolvers<ContextType>;
  Grosze?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  Html?: GraphQLScalarType;
  UrlResolution?: UrlResolutionResolvers<ContextType>;
  Faq?: FaqResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  HeaderData?: HeaderDataResolvers<ContextType>;
  MenuNode?: MenuNodeResolvers<ContextType>;
  MenuCategory?: MenuCategoryResolvers<ContextType>;
  MenuImage?: MenuImageResolvers<ContextType>;
  TopmenuBanner?: TopmenuBannerResolvers<ContextType>;
  FooterData?: FooterDataResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsBlocksResult?: CmsBlocksResultResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  LegalEntity?: LegalEntityResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  PhysicalStore?: PhysicalStoreResolvers<ContextType>;
  ShopEvent?: ShopEventResolvers<ContextType>;
  ShopDay?: ShopDayResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  ProductsResult?: ProductsResultResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductCard?: ProductCardResolvers<ContextType>;
  DeliveryPromise?: DeliveryPromiseResolvers<ContextType>;
  DeliveryWay?: DeliveryWayResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  ItemDiscount?: ItemDiscountResolvers<ContextType>;
  InstallmentsPriceTag?: InstallmentsPriceTagResolvers<ContextType>;
  InstallmentsResult?: InstallmentsResultResolvers<ContextType>;
  InstallmentOffer?: InstallmentOfferResolvers<ContextType>;
  PriceRecord?: PriceRecordResolvers<ContextType>;
  StoreAvailability?: StoreAvailabilityResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  Movie?: MovieResolvers<ContextType>;
  ProductLabel?: ProductLabelResolvers<ContextType>;
  EnergyLabel?: EnergyLabelResolvers<ContextType>;
  NameValue?: NameValueResolvers<ContextType>;
  ReviewStat?: ReviewStatResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewPhoto?: ReviewPhotoResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ShopReviews?: ShopReviewsResolvers<ContextType>;
  ShopReview?: ShopReviewResolvers<ContextType>;
  ProductQuestion?: ProductQuestionResolvers<ContextType>;
  FeatureValue?: FeatureValueResolvers<ContextType>;
  FeatureGroup?: FeatureGroupResolvers<ContextType>;
  NamedFeature?: NamedFeatureResolvers<ContextType>;
  PriceTagFeature?: PriceTagFeatureResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  Expert?: ExpertResolvers<ContextType>;
  ProductService?: ProductServiceResolvers<ContextType>;
  ServiceShops?: ServiceShopsResolvers<ContextType>;
  ServiceShop?: ServiceShopResolvers<ContextType>;
  WarrantyOption?: WarrantyOptionResolvers<ContextType>;
  Autopromotion?: AutopromotionResolvers<ContextType>;
  Outlet?: OutletResolvers<ContextType>;
  OutletProduct?: OutletProductResolvers<ContextType>;
  OutletCondition?: OutletConditionResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  ProductColour?: ProductColourResolvers<ContextType>;
  VariantAxis?: VariantAxisResolvers<ContextType>;
  BundleItem?: BundleItemResolvers<ContextType>;
  Gpsr?: GpsrResolvers<ContextType>;
  GpsrParty?: GpsrPartyResolvers<ContextType>;
  CategoriesResult?: CategoriesResultResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ProductCategoryTile?: ProductCategoryTileResolvers<ContextType>;
  AttributeOptionPopularity?: AttributeOptionPopularityResolvers<ContextType>;
  ProductListing?: ProductListingResolvers<ContextType>;
  StatedPrice?: StatedPriceResolvers<ContextType>;
  SearchPage?: SearchPageResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  FacetStats?: FacetStatsResolvers<ContextType>;
  ListingCategory?: ListingCategoryResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  ManufacturersResult?: ManufacturersResultResolvers<ContextType>;
  Manufacturer?: ManufacturerResolvers<ContextType>;
  LandingPage?: LandingPageResolvers<ContextType>;
  AttributesResult?: AttributesResultResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  AttributeOption?: AttributeOptionResolvers<ContextType>;
  FeatureDefinition?: FeatureDefinitionResolvers<ContextType>;
  FeatureGroupDefinition?: FeatureGroupDefinitionResolvers<ContextType>;
  FeaturePictograms?: FeaturePictogramsResolvers<ContextType>;
  Pictogram?: PictogramResolvers<ContextType>;
  Technology?: TechnologyResolvers<ContextType>;
  Dictionary?: DictionaryResolvers<ContextType>;
  DictionaryElement?: DictionaryElementResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  NewsPostsResult?: NewsPostsResultResolvers<ContextType>;
  NewsPost?: NewsPostResolvers<ContextType>;
  BlogPostsResult?: BlogPostsResultResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogCategory?: BlogCategoryResolvers<ContextType>;
  BlogAuthor?: BlogAuthorResolvers<ContextType>;
  GlossaryTerm?: GlossaryTermResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  PaperPdf?: PaperPdfResolvers<ContextType>;
  Graphic?: GraphicResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  NeoportalResult?: NeoportalResultResolvers<ContextType>;
  NeoportalItem?: NeoportalItemResolvers<ContextType>;
};

