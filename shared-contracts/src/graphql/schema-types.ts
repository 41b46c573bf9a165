// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import type { Grosze } from '../money/index.ts';

export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Whole grosze; 1 zł = 100. */
  Grosze: { input: Grosze; output: Grosze; }
  /** A moment in UTC, ISO 8601: `2026-11-20T08:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A calendar day in Poland: `2026-11-20`. */
  Date: { input: string; output: string; }
  /** HTML sanitised by the server: no scripts, no style attributes. */
  Html: { input: string; output: string; }
};

/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type Query = {
  /** What stands at a path. `urlKey`: path without `.html` and without the part from `f` on; `search`: the query string. */
  readonly urlResolver: UrlResolution;
  /** The three-level menu with banners (Q-24, S-18). Without `storeId` the store of the `Store` header. */
  readonly headerDataQuery: HeaderData;
  /** Content blocks of the footer (Q-25, N-32). */
  readonly footerDataQuery: FooterData;
  /** Settings of the store (∅47). */
  readonly storeConfig: StoreConfig;
  /** Countries for addresses (Z-13, ∅47). */
  readonly countries: ReadonlyArray<Country>;
  /** Shops of the chain; with the postcode `near` each tells how far it is from there (J-351). */
  readonly physicalStores: ReadonlyArray<PhysicalStore>;
  /** Products by exactly one of ids, gids and skus, in the order asked; unknown ones are left out. */
  readonly msProducts: ProductsResult;
  /** Current prices (Q-10, P-18). */
  readonly pricesForProducts: ReadonlyArray<PriceRecord>;
  /** Instalment tags (Q-18, P-19); products without one are left out. */
  readonly installmentsMageTwo: InstallmentsResult;
  /** What the plans of instalments mean for an amount, the shortest first; those that do not admit it are left out. */
  readonly installmentOffers: ReadonlyArray<InstallmentOffer>;
  /** Reviews of products (∅47, P-31); `stars`, `withPhotos` and `confirmed` narrow to some of them (J-153). */
  readonly productReviews: ReadonlyArray<ProductReviews>;
  /** J-339: how the store's customers rate it: all ratings of delivered orders, and the comments that may be published, newest first. */
  readonly shopReviews: ShopReviews;
  /** Questions about a product with answers, newest first. */
  readonly productQuestions: ReadonlyArray<ProductQuestion>;
  /** Categories by id; ids 1 and 2 are never answered (Q-12, P-23). Without ids all of the store, in the order of the tree. */
  readonly msCategories: CategoriesResult;
  /** Listing of a category (Q-23, P-20, P-21): all ids in order; the reader slices its page out of them. */
  readonly productsForCategory: ProductListing;
  /** Listing of a brand. */
  readonly productsForManufacturer: ProductListing;
  /** Listing of a landing, cyclic landing or tag page. */
  readonly productsForLanding: ProductListing;
  /** Search results (∅58, R-27). `category_id` narrows to a category. */
  readonly productsForSearch: ProductListing;
  /** What to show while the shopper types (∅58). */
  readonly searchSuggestions: SearchSuggestions;
  /** Brands by id, or all of them. */
  readonly manufacturers: ManufacturersResult;
  /** Landing pages of the three kinds (Z-36). */
  readonly landingPages: ReadonlyArray<LandingPage>;
  /** Definitions of attributes (Q-13, Z-08). Code `available_in_cities` answers the cities of the shops (∅41). */
  readonly attributes: AttributesResult;
  /** Rows of the technical data (Q-15, Z-24). */
  readonly featuresDefinition: ReadonlyArray<FeatureDefinition>;
  /** Groups of the technical data (Q-16, Z-25). */
  readonly featuresGroupsDefinition: ReadonlyArray<FeatureGroupDefinition>;
  /** Pictograms beside features (Q-17, Z-26). */
  readonly featuresPictograms: ReadonlyArray<FeaturePictograms>;
  /** Technologies that brands talk about. */
  readonly technologies: ReadonlyArray<Technology>;
  /** Dictionaries (Q-09, B-03). */
  readonly dictionary: ReadonlyArray<Dictionary>;
  /** Content blocks (Q-19, B-02). */
  readonly msCmsBlock: CmsBlocksResult;
  /** Content pages by id or path (Z-22); without either all of the store. */
  readonly cmsPages: ReadonlyArray<CmsPage>;
  /** News (Q-14, B-11); without ids all, newest first; without `pageSize` on one page (J-317). */
  readonly newsPosts: NewsPostsResult;
  /** Blog posts, newest first (∅47, B-10); every argument narrows. */
  readonly blogPosts: BlogPostsResult;
  /** J-347: products of a post: those to which its text leads, best sellers of departments to which it leads, else those of its category; at most 8. */
  readonly blogPostProducts: ProductsResult;
  /** Sections of the blog. */
  readonly blogCategories: ReadonlyArray<BlogCategory>;
  /** Authors of the blog. */
  readonly blogAuthors: ReadonlyArray<BlogAuthor>;
  /** Terms of the glossary in Polish alphabetical order (∅56). */
  readonly glossaryTerms: ReadonlyArray<GlossaryTerm>;
  /** Files to download (∅56). */
  readonly downloads: ReadonlyArray<Download>;
  /** The current promotion paper as PDF; null where the store has none (J-294). */
  readonly promoPaperPdf: Maybe<PaperPdf>;
  /** Banners (Q-20, Z-28, P-33). */
  readonly graphicsData: ReadonlyArray<Graphic>;
  /** The customer of the bearer token, null without a valid one. */
  readonly customer: Maybe<Customer>;
  /** Stock for staff terminals, by product (Q-22, Z-29): for signed-in neoportal customers (F-06); nothing for everybody else. */
  readonly neoportalData: NeoportalResult;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryUrlResolverArgs = {
  urlKey: Scalars['String']['input'];
  search: InputMaybe<Scalars['String']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryHeaderDataQueryArgs = {
  storeId: InputMaybe<Scalars['Int']['input']>;
  topMenuBannerVersion: InputMaybe<Scalars['Int']['input']>;
  version: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryFooterDataQueryArgs = {
  blocksIds: ReadonlyArray<Scalars['String']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryPhysicalStoresArgs = {
  ids: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  near: InputMaybe<Scalars['String']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryMsProductsArgs = {
  ids: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  gids: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  skus: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  wpn: InputMaybe<Scalars['Boolean']['input']>;
  preview_hash: InputMaybe<Scalars['String']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryPricesForProductsArgs = {
  skus: ReadonlyArray<Scalars['String']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryInstallmentsMageTwoArgs = {
  skus: ReadonlyArray<Scalars['String']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryInstallmentOffersArgs = {
  amount: Scalars['Grosze']['input'];
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryProductReviewsArgs = {
  productIds: ReadonlyArray<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  stars: InputMaybe<Scalars['Int']['input']>;
  withPhotos: InputMaybe<Scalars['Boolean']['input']>;
  confirmed: InputMaybe<Scalars['Boolean']['input']>;
  sortBy?: InputMaybe<ReviewSort>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryShopReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryProductQuestionsArgs = {
  productId: Scalars['Int']['input'];
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryMsCategoriesArgs = {
  ids: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryProductsForCategoryArgs = {
  id: Scalars['String']['input'];
  attributes: InputMaybe<ReadonlyArray<AttributeFilter>>;
  sortBy: InputMaybe<ProductSort>;
  sortOrder: InputMaybe<SortOrder>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryProductsForManufacturerArgs = {
  id: Scalars['Int']['input'];
  attributes: InputMaybe<ReadonlyArray<AttributeFilter>>;
  sortBy: InputMaybe<ProductSort>;
  sortOrder: InputMaybe<SortOrder>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryProductsForLandingArgs = {
  id: Scalars['Int']['input'];
  attributes: InputMaybe<ReadonlyArray<AttributeFilter>>;
  sortBy: InputMaybe<ProductSort>;
  sortOrder: InputMaybe<SortOrder>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryProductsForSearchArgs = {
  query: Scalars['String']['input'];
  category_id: InputMaybe<Scalars['String']['input']>;
  attributes: InputMaybe<ReadonlyArray<AttributeFilter>>;
  sortBy: InputMaybe<ProductSort>;
  sortOrder: InputMaybe<SortOrder>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QuerySearchSuggestionsArgs = {
  query: Scalars['String']['input'];
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryManufacturersArgs = {
  ids: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryLandingPagesArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryAttributesArgs = {
  attributeCodes: ReadonlyArray<Scalars['String']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryFeaturesDefinitionArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryFeaturesGroupsDefinitionArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryFeaturesPictogramsArgs = {
  feature_ids: ReadonlyArray<Scalars['Int']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryTechnologiesArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryDictionaryArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryMsCmsBlockArgs = {
  identifiers: ReadonlyArray<Scalars['String']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryCmsPagesArgs = {
  ids: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  urlKeys: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryNewsPostsArgs = {
  postIds: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  page: InputMaybe<Scalars['Int']['input']>;
  pageSize: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryBlogPostsArgs = {
  ids: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  categoryId: InputMaybe<Scalars['Int']['input']>;
  authorId: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryBlogPostProductsArgs = {
  id: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryBlogCategoriesArgs = {
  ids: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryBlogAuthorsArgs = {
  ids: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryGlossaryTermsArgs = {
  ids: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryGraphicsDataArgs = {
  graphicsIds: ReadonlyArray<Scalars['Int']['input']>;
  version: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What the storefront reads. Lists are never null; a field that may be missing says when.
 * Paths (`request_path`, `canonical_url`, `url`) start with a slash and are complete (`/pralka-x.html`);
 * `url_path` has neither slash nor `.html` (`agd/pralki`), as stored.
 */
export type QueryNeoportalDataArgs = {
  productIds: ReadonlyArray<Scalars['Int']['input']>;
};

export type UrlType =
  | 'PRODUCT'
  | 'CATEGORY'
  | 'CATEGORY_TILES'
  | 'CMS_PAGE'
  | 'MANUFACTURER'
  | 'TAG'
  | 'LANDING'
  | 'CYCLIC_LANDING'
  | 'BLOG_AUTHOR'
  | 'BLOG_CATEGORY'
  | 'BLOG_POST'
  | 'NEWS_POST'
  | 'UNPUBLISHED'
  | 'REDIRECT'
  | 'NOTFOUND';

/** R-02 with the page metadata of Z-43. */
export type UrlResolution = {
  readonly type: UrlType;
  /** Id of the product, category, page …; null for REDIRECT, UNPUBLISHED and NOTFOUND. */
  readonly id: Maybe<Scalars['Int']['output']>;
  /** Where the page really lives; the target of a REDIRECT. Null for NOTFOUND. */
  readonly canonical_url: Maybe<Scalars['String']['output']>;
  /** Names of the query parameters to put back into the address after a redirect (∅23). */
  readonly restore_params: ReadonlyArray<Scalars['String']['output']>;
  readonly category_id: Maybe<Scalars['Int']['output']>;
  readonly meta_title: Maybe<Scalars['String']['output']>;
  readonly meta_description: Maybe<Scalars['String']['output']>;
  readonly meta_keywords: Maybe<Scalars['String']['output']>;
  readonly googlebot: Maybe<Scalars['String']['output']>;
  readonly robots: Maybe<Scalars['String']['output']>;
  readonly og_type: Maybe<Scalars['String']['output']>;
  /** Path of a picture for previews. */
  readonly og_image: Maybe<Scalars['String']['output']>;
  readonly intro_description: Maybe<Scalars['Html']['output']>;
  readonly description: Maybe<Scalars['Html']['output']>;
  readonly intro_category_description: Maybe<Scalars['Html']['output']>;
  readonly category_description: Maybe<Scalars['Html']['output']>;
  /** The address carries filters for which the category has texts of its own. */
  readonly has_filter_seo: Scalars['Boolean']['output'];
  /** Heading of the page. */
  readonly header_title: Maybe<Scalars['String']['output']>;
  readonly faq: ReadonlyArray<Faq>;
  /** Products shown on a blog section. */
  readonly blog_category_product_ids: ReadonlyArray<Scalars['Int']['output']>;
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
};

export type Faq = {
  readonly question: Scalars['String']['output'];
  readonly answer: Scalars['Html']['output'];
};

export type Breadcrumb = {
  readonly name: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  /** Null for steps that are no categories. */
  readonly category_id: Maybe<Scalars['Int']['output']>;
};

export type HeaderData = {
  readonly items: ReadonlyArray<MenuNode>;
};

/** B-01. Links that are no categories (Promocje, Outlet) have no `category_id`. */
export type MenuNode = {
  readonly id: Scalars['Int']['output'];
  readonly category_id: Maybe<Scalars['Int']['output']>;
  readonly position: Scalars['Int']['output'];
  readonly show: Scalars['Boolean']['output'];
  readonly column: Scalars['Int']['output'];
  readonly always_show: Scalars['Boolean']['output'];
  readonly category: MenuCategory;
  readonly images: ReadonlyArray<MenuImage>;
  readonly topmenu_banners: ReadonlyArray<TopmenuBanner>;
  readonly children: ReadonlyArray<MenuNode>;
};

export type MenuCategory = {
  readonly name: Scalars['String']['output'];
  readonly url_path: Scalars['String']['output'];
  /** Complete path: `/agd/pralki.html`. */
  readonly url: Scalars['String']['output'];
  readonly display_mode: Scalars['String']['output'];
  /** Hex; top level only. */
  readonly color: Maybe<Scalars['String']['output']>;
  /** Name of a Lucide icon; top level only. */
  readonly image_icon: Maybe<Scalars['String']['output']>;
  /** Top level only. */
  readonly show_in_searchbar: Maybe<Scalars['Boolean']['output']>;
};

export type MenuImage = {
  readonly image: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly alt: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
};

export type TopmenuBanner = {
  readonly menu_category: Scalars['Int']['output'];
  readonly menu_block: Scalars['String']['output'];
  readonly graphics_id: Scalars['Int']['output'];
  readonly campaign_id: Scalars['Int']['output'];
  /** The banner itself, so that the menu needs no second request. */
  readonly graphic: Maybe<Graphic>;
};

export type FooterData = {
  readonly items: ReadonlyArray<CmsBlock>;
};

/** B-02, Z-27. */
export type CmsBlock = {
  readonly identifier: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly front_title: Scalars['String']['output'];
  readonly content: Scalars['Html']['output'];
  readonly css: Scalars['String']['output'];
  /** Structured content as JSON text; empty when there is none. */
  readonly cms_json: Scalars['String']['output'];
};

export type CmsBlocksResult = {
  readonly items: ReadonlyArray<CmsBlock>;
};

export type StoreConfig = {
  readonly store_id: Scalars['Int']['output'];
  readonly store_code: Scalars['String']['output'];
  readonly store_name: Scalars['String']['output'];
  readonly theme: Scalars['String']['output'];
  readonly logo_text: Scalars['String']['output'];
  readonly root_category_id: Scalars['Int']['output'];
  readonly currency: Scalars['String']['output'];
  readonly default_language: Scalars['String']['output'];
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
  readonly contact_phone: Scalars['String']['output'];
  readonly contact_email: Scalars['String']['output'];
  readonly contact_hours: Scalars['String']['output'];
  /** ∅29; empty = off. */
  readonly inactive_tab_title: Scalars['String']['output'];
  readonly newsletter_enabled: Scalars['Boolean']['output'];
  /** Whether visitors are asked for consent to cookies (G-11). */
  readonly cookie_consent: Scalars['Boolean']['output'];
  readonly show_promotion_archive: Scalars['Boolean']['output'];
  readonly free_delivery_from: Scalars['Grosze']['output'];
  /** Seconds (∅44). */
  readonly cache_ttl: Scalars['Int']['output'];
  readonly plus_enabled: Scalars['Boolean']['output'];
  readonly plus_discount_percent: Scalars['Int']['output'];
  readonly friends_and_family: Scalars['Boolean']['output'];
  /** F-01: public network addresses that have the plus programme. */
  readonly plus_whitelist_ips: ReadonlyArray<Scalars['String']['output']>;
  readonly products_per_page: Scalars['Int']['output'];
  readonly meta_title: Scalars['String']['output'];
  readonly meta_description: Scalars['String']['output'];
  readonly legal_entity: LegalEntity;
  readonly bank_account: BankAccount;
  /** J-353: kinds of the ways to pay in the store, in their order, each once: `blik`, `card`, `transfer`, `installments` … */
  readonly payment_kinds: ReadonlyArray<Scalars['String']['output']>;
};

export type LegalEntity = {
  readonly name: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
  readonly postcode: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly nip: Scalars['String']['output'];
  readonly krs: Scalars['String']['output'];
  readonly regon: Scalars['String']['output'];
};

export type BankAccount = {
  readonly number: Scalars['String']['output'];
  readonly bank: Scalars['String']['output'];
  readonly owner: Scalars['String']['output'];
};

export type Country = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly calling_code: Scalars['String']['output'];
  readonly postcode_pattern: Scalars['String']['output'];
  readonly is_shipping_allowed: Scalars['Boolean']['output'];
};

export type PhysicalStore = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** What its neighbours call it: Galeria Wiślana. */
  readonly place: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
  readonly postcode: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  /** Monday first; null = closed. */
  readonly opening_hours: ReadonlyArray<Maybe<OpeningHours>>;
  readonly url: Scalars['String']['output'];
  readonly services: ReadonlyArray<Scalars['String']['output']>;
  readonly pickup_today: Scalars['Boolean']['output'];
  /** J-342: what happens there and is not over, the soonest first. */
  readonly events: ReadonlyArray<ShopEvent>;
  /** Today in Poland and the seven days after it (J-351). */
  readonly days: ReadonlyArray<ShopDay>;
  /** Metres from the middle of the postcode `near`, as the crow flies; null without one, and where nobody knows it. */
  readonly distance: Maybe<Scalars['Int']['output']>;
};

/** J-342: what happens in a shop: a workshop, an evening with an adviser. */
export type ShopEvent = {
  readonly id: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly content: Scalars['Html']['output'];
  readonly starts_at: Scalars['DateTime']['output'];
  readonly ends_at: Scalars['DateTime']['output'];
};

export type ShopDay = {
  /** `2026-11-26` */
  readonly day: Scalars['String']['output'];
  /** Null: closed, as on all public holidays. */
  readonly hours: Maybe<OpeningHours>;
};

export type OpeningHours = {
  readonly open: Scalars['String']['output'];
  readonly close: Scalars['String']['output'];
};

export type ProductsResult = {
  readonly items: ReadonlyArray<Product>;
};

/** Rows P-01 … P-17. */
export type Product = {
  readonly id: Scalars['Int']['output'];
  readonly sku: Scalars['String']['output'];
  /** P-01: the same number as `id`. */
  readonly amperio_product_id: Scalars['Int']['output'];
  /** Variant group. */
  readonly gid: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** `/pralka-x.html`. */
  readonly request_path: Scalars['String']['output'];
  readonly category_id: Scalars['Int']['output'];
  /** `simple` or `bundle`. */
  readonly product_type: Scalars['String']['output'];
  readonly ean: Maybe<Scalars['String']['output']>;
  readonly model: Maybe<Scalars['String']['output']>;
  readonly price: Scalars['Grosze']['output'];
  readonly final_price: Scalars['Grosze']['output'];
  readonly catalog_price: Scalars['Grosze']['output'];
  /** Lowest price of the 30 days before the announced reduction; null when none is announced (P-02, ∅53). */
  readonly omnibus_price: Maybe<Scalars['Grosze']['output']>;
  readonly item_discount: ReadonlyArray<ItemDiscount>;
  readonly installmentsPriceTag: Maybe<InstallmentsPriceTag>;
  readonly qty: Scalars['Int']['output'];
  readonly min_sale_qty: Scalars['Int']['output'];
  readonly max_sale_qty: Scalars['Int']['output'];
  readonly is_sales_blocked: Scalars['Boolean']['output'];
  /** 1-8, 10-15 (Y-25 … Y-39). */
  readonly availability: Scalars['Int']['output'];
  /** Own note of the availability; null = the default text of the code. */
  readonly availability_status_element: Maybe<Scalars['String']['output']>;
  readonly shipping_from_date: Maybe<Scalars['Date']['output']>;
  /** Can be sent from a shop's stock (∅48). */
  readonly is_wzs_available: Scalars['Boolean']['output'];
  /** P-04. */
  readonly available_only_in_store: Scalars['Boolean']['output'];
  /** P-04: some shop has it now. */
  readonly available_in_store: Scalars['Boolean']['output'];
  /** Shops that have it now. */
  readonly store_availability: ReadonlyArray<StoreAvailability>;
  /** What is promised of its delivery (J-167), for a postcode and a shop where they are told. */
  readonly delivery: DeliveryPromise;
  readonly is_preorder: Scalars['Boolean']['output'];
  readonly is_pre_release: Scalars['Boolean']['output'];
  readonly release_date: Maybe<Scalars['Date']['output']>;
  /** Id of the brand. */
  readonly manufacturer: Scalars['Int']['output'];
  readonly manufacturer_name: Scalars['String']['output'];
  readonly manufacturer_url: Scalars['String']['output'];
  /** ∅48: carried through untouched. */
  readonly brand_plan: Maybe<Scalars['String']['output']>;
  /** ∅48: carried through untouched. */
  readonly industry: Maybe<Scalars['String']['output']>;
  readonly main_category: ProductCategory;
  /** Names separated by ` > ` (P-07). */
  readonly path_to_category: Scalars['String']['output'];
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  /** Picture address without width and format: `/media/catalog/12/front`. */
  readonly thumbnail: Scalars['String']['output'];
  /** JSON list of {url, alt, view} (P-08). */
  readonly images_gallery: Scalars['String']['output'];
  /** The gallery's second picture, which tiles show while they are pointed at; null when there is only one. */
  readonly second_image: Maybe<Scalars['String']['output']>;
  readonly movies: ReadonlyArray<Movie>;
  readonly labels: ReadonlyArray<ProductLabel>;
  /** What members of the Plus programme save of it, in percent (J-297); null without the label `plus`, and in stores without the programme. */
  readonly plus_percent: Maybe<Scalars['Int']['output']>;
  /** The tax in its prices, in percent, in stores that show net prices beside them (J-326); null in others, and for gift cards, which have none. */
  readonly vat_rate: Maybe<Scalars['Int']['output']>;
  /** A-G of the 2021 scale. */
  readonly energy_class: Maybe<Scalars['String']['output']>;
  readonly energy_label: Maybe<EnergyLabel>;
  readonly review_count: Scalars['Int']['output'];
  /** 0-100 (P-10). */
  readonly review_summary: Scalars['Int']['output'];
  readonly review_stats: ReadonlyArray<ReviewStat>;
  readonly confirmed_review_count: Scalars['Int']['output'];
  readonly confirmed_review_summary: Scalars['Int']['output'];
  /** Reviews that have photos. */
  readonly photo_review_count: Scalars['Int']['output'];
  readonly reviews: ReadonlyArray<Review>;
  readonly question_count: Scalars['Int']['output'];
  /** Questions with an answer of the shop. */
  readonly answered_question_count: Scalars['Int']['output'];
  readonly features: ReadonlyArray<FeatureValue>;
  /** The same in groups, with names, in order. */
  readonly features_groups: ReadonlyArray<FeatureGroup>;
  /** At most three, for cards (P-11). */
  readonly features_price_tag: ReadonlyArray<PriceTagFeature>;
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** ∅48: carried through untouched. */
  readonly auto_rc_attributes: Maybe<Scalars['String']['output']>;
  readonly technologies: ReadonlyArray<Technology>;
  readonly short_description: Scalars['String']['output'];
  readonly description: Scalars['Html']['output'];
  readonly expert: Maybe<Expert>;
  readonly services: ReadonlyArray<ProductService>;
  /** Shops of which one has to be chosen for a service; services that are not here need none (S-40). */
  readonly service_shops: ReadonlyArray<ServiceShops>;
  /** Longer warranties at the price of one piece. */
  readonly warranties: ReadonlyArray<WarrantyOption>;
  /** The running promotion (P-14). */
  readonly autopromotion: Maybe<Autopromotion>;
  /** Promotions that need a code. */
  readonly code_promotions: ReadonlyArray<Autopromotion>;
  readonly outlet: Maybe<Outlet>;
  /** The new product of which this is an outlet piece (P-15). */
  readonly counterpart_outlet_product: Maybe<ProductCard>;
  /** Where outlet pieces are listed; null for new products. */
  readonly outlet_category: Maybe<ProductCategory>;
  /** State of an outlet piece; null for new products. */
  readonly outlet_condition: Maybe<OutletCondition>;
  /** Members of the variant group, this product included; empty for products without variants (P-16). */
  readonly variants: ReadonlyArray<ProductVariant>;
  /** Those of them that differ in colour alone, this product included; empty where it has one colour (J-262). */
  readonly colours: ReadonlyArray<ProductColour>;
  readonly series_name: Maybe<Scalars['String']['output']>;
  readonly series: ReadonlyArray<ProductCard>;
  readonly complementary: ReadonlyArray<ProductCard>;
  readonly accessories: ReadonlyArray<ProductCard>;
  readonly similar: ReadonlyArray<ProductCard>;
  readonly bundle_items: ReadonlyArray<BundleItem>;
  readonly blog_posts: ReadonlyArray<BlogPost>;
  readonly adserver_ids: ReadonlyArray<Scalars['Int']['output']>;
  /** P-17. */
  readonly block_courier_shipping: Scalars['Boolean']['output'];
  readonly exclude_shipping_methods: ReadonlyArray<Scalars['String']['output']>;
  readonly weight_grams: Scalars['Int']['output'];
  /** Manufacturer and responsible person (Regulation (EU) 2023/988). */
  readonly gpsr: Gpsr;
};


/** Rows P-01 … P-17. */
export type ProductDeliveryArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
  shop: InputMaybe<Scalars['Int']['input']>;
};


/** Rows P-01 … P-17. */
export type ProductReviewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A product as related products show it. */
export type ProductCard = {
  readonly id: Scalars['Int']['output'];
  readonly sku: Scalars['String']['output'];
  readonly amperio_product_id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly request_path: Scalars['String']['output'];
  readonly thumbnail: Scalars['String']['output'];
  readonly manufacturer_name: Scalars['String']['output'];
  readonly price: Scalars['Grosze']['output'];
  readonly final_price: Scalars['Grosze']['output'];
  readonly catalog_price: Scalars['Grosze']['output'];
  readonly omnibus_price: Maybe<Scalars['Grosze']['output']>;
  readonly qty: Scalars['Int']['output'];
  readonly min_sale_qty: Scalars['Int']['output'];
  readonly max_sale_qty: Scalars['Int']['output'];
  readonly availability: Scalars['Int']['output'];
  readonly is_sales_blocked: Scalars['Boolean']['output'];
  readonly available_only_in_store: Scalars['Boolean']['output'];
  /** What is promised of its delivery (J-167), for a postcode and a shop where they are told. */
  readonly delivery: DeliveryPromise;
  readonly energy_class: Maybe<Scalars['String']['output']>;
  readonly labels: ReadonlyArray<ProductLabel>;
  /** What members of the Plus programme save of it, in percent (J-297); null without the label `plus`, and in stores without the programme. */
  readonly plus_percent: Maybe<Scalars['Int']['output']>;
  /** The tax in its prices, in percent, in stores that show net prices beside them (J-326); null in others, and for gift cards, which have none. */
  readonly vat_rate: Maybe<Scalars['Int']['output']>;
  readonly review_count: Scalars['Int']['output'];
  readonly review_summary: Scalars['Int']['output'];
  readonly features_price_tag: ReadonlyArray<PriceTagFeature>;
};


/** A product as related products show it. */
export type ProductCardDeliveryArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
  shop: InputMaybe<Scalars['Int']['input']>;
};

/**
 * How soon, for how much and where the least that can be bought of a product gets to the shopper (J-167). Holds until the end of the hour in which it
 * is asked (ADR 083). Of what cannot be bought nothing is promised.
 */
export type DeliveryPromise = {
  /** The soonest way to the door or to a point, of equal ones the cheapest; null when none brings it. */
  readonly best: Maybe<DeliveryWay>;
  /** All ways that bring it, in the order of the checkout. */
  readonly ways: ReadonlyArray<DeliveryWay>;
  /** In the shop that was told, else where it can be collected soonest; null when no shop has it or gets it. */
  readonly collection: Maybe<Collection>;
};

export type DeliveryWay = {
  /** Y-15 … */
  readonly code: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** `courier`, `pickup-point`, `large` or `electronic`. */
  readonly kind: Scalars['String']['output'];
  readonly amount: Scalars['Grosze']['output'];
  /** First day on which it may arrive. */
  readonly day: Scalars['Date']['output'];
  readonly last_day: Scalars['Date']['output'];
};

export type Collection = {
  readonly shop_id: Scalars['Int']['output'];
  /** What its neighbours call the shop: Galeria Wiślana. */
  readonly place: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly day: Scalars['Date']['output'];
  /** Hour of that day from which on it lies ready; null when it is brought there that day. */
  readonly hour: Maybe<Scalars['Int']['output']>;
  /** Pieces on its shelves; 0 when they have to be brought. */
  readonly pieces: Scalars['Int']['output'];
  /** Shops in which it can be collected on that day. */
  readonly shops: Scalars['Int']['output'];
};

export type ItemDiscount = {
  readonly code: Scalars['String']['output'];
  readonly discount: Scalars['Grosze']['output'];
};

/** P-19. */
export type InstallmentsPriceTag = {
  readonly sku: Scalars['String']['output'];
  readonly price: Scalars['Grosze']['output'];
  readonly bank_type: Scalars['String']['output'];
  readonly change_price_to_installments: Scalars['Boolean']['output'];
  readonly description: Scalars['String']['output'];
  readonly installments: Scalars['Int']['output'];
  readonly installments_online: Scalars['Int']['output'];
  readonly installments_stationary: Scalars['Int']['output'];
  readonly installment_description: Scalars['String']['output'];
  readonly installment_bottom_description: Scalars['String']['output'];
  readonly is_wpn: Scalars['Boolean']['output'];
  readonly is_zero_percent: Scalars['Boolean']['output'];
  readonly monthly_installment: Scalars['Grosze']['output'];
  readonly free_installments: Scalars['Int']['output'];
  readonly price_with_free_installments: Maybe<Scalars['Grosze']['output']>;
  readonly calculate_for_promo_price: Scalars['Boolean']['output'];
  /** Seconds (H-08). */
  readonly ttl: Scalars['Int']['output'];
};

export type InstallmentsResult = {
  readonly installments: ReadonlyArray<InstallmentsPriceTag>;
};

export type InstallmentOffer = {
  /** The payment code is `global4net_installments_{id}` (Y-14). */
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly months: Scalars['Int']['output'];
  /** Yearly real rate in percent. */
  readonly rrso: Scalars['Float']['output'];
  readonly monthly: Scalars['Grosze']['output'];
  /** All payments together. */
  readonly total: Scalars['Grosze']['output'];
  /** The representative example that the law asks for (∅61). */
  readonly example: Scalars['String']['output'];
};

export type PriceRecord = {
  readonly sku: Scalars['String']['output'];
  readonly price: Scalars['Grosze']['output'];
  readonly final_price: Scalars['Grosze']['output'];
  readonly omnibus_price: Maybe<Scalars['Grosze']['output']>;
};

export type StoreAvailability = {
  readonly store_id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly qty: Scalars['Int']['output'];
};

export type ProductCategory = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly url_path: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type Movie = {
  readonly id: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly duration_seconds: Scalars['Int']['output'];
  /** Picture address without width and format. */
  readonly poster: Scalars['String']['output'];
  readonly captions: ReadonlyArray<Scalars['String']['output']>;
};

export type ProductLabel = {
  readonly code: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
};

export type EnergyLabel = {
  readonly energy_class: Scalars['String']['output'];
  readonly eprel_number: Scalars['String']['output'];
  readonly sheet: ReadonlyArray<NameValue>;
};

export type NameValue = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ReviewStat = {
  /** Stars, 1-5. */
  readonly vote: Scalars['Int']['output'];
  readonly vote_count: Scalars['Int']['output'];
};

export type Review = {
  readonly review_id: Scalars['Int']['output'];
  readonly author: Scalars['String']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  /** Stars, 1-5. */
  readonly vote: Scalars['Int']['output'];
  /** Null where its author has written none. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Plain text with line breaks. */
  readonly text: Scalars['String']['output'];
  readonly photos: ReadonlyArray<ReviewPhoto>;
  readonly is_confirmed: Scalars['Boolean']['output'];
  readonly helpful_votes: Scalars['Int']['output'];
  readonly shop_answer: Maybe<Scalars['String']['output']>;
};

/** A photo of a customer: /media/review/{id} as WebP, /media/review/{id}/thumbnail at most 240 px wide and high. */
export type ReviewPhoto = {
  readonly id: Scalars['ID']['output'];
  /** Pixels. */
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
};

export type ReviewSort =
  | 'newest'
  | 'helpful';

/** P-31. */
export type ProductReviews = {
  readonly productId: Scalars['Int']['output'];
  /** Of those that were asked for. */
  readonly total_count: Scalars['Int']['output'];
  readonly review_summary: Scalars['Int']['output'];
  readonly reviews: ReadonlyArray<Review>;
};

export type ShopReviews = {
  /** All ratings, with a published comment or without one. */
  readonly rating_count: Scalars['Int']['output'];
  /** Average of the stars of the shop, 0-100. */
  readonly shop_summary: Scalars['Int']['output'];
  /** Average of the stars of the delivery, 0-100. */
  readonly delivery_summary: Scalars['Int']['output'];
  /** How the stars of the shop spread. */
  readonly rating_stats: ReadonlyArray<ReviewStat>;
  /** Published comments on all pages together. */
  readonly total_count: Scalars['Int']['output'];
  readonly items: ReadonlyArray<ShopReview>;
};

/** The comment of a rating, plain text. */
export type ShopReview = {
  /** The author's first name; empty: the author has given none. */
  readonly author: Scalars['String']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  /** Stars of the shop, 1-5. */
  readonly shop: Scalars['Int']['output'];
  /** Stars of the delivery, 1-5. */
  readonly delivery: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
};

export type ProductQuestion = {
  readonly id: Scalars['Int']['output'];
  readonly author: Scalars['String']['output'];
  readonly created_at: Scalars['DateTime']['output'];
  readonly question: Scalars['String']['output'];
  readonly answer: Maybe<Scalars['String']['output']>;
  readonly answered_by: Maybe<Scalars['String']['output']>;
};

export type FeatureValue = {
  readonly feature_id: Scalars['Int']['output'];
  readonly value: Scalars['String']['output'];
};

export type FeatureGroup = {
  readonly group_id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly order: Scalars['Int']['output'];
  readonly features: ReadonlyArray<NamedFeature>;
};

export type NamedFeature = {
  readonly feature_id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  readonly has_description: Scalars['Boolean']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
};

export type PriceTagFeature = {
  readonly feature_id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  readonly unit: Maybe<Scalars['String']['output']>;
};

export type ProductAttribute = {
  readonly attribute_code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** Empty for numbers. */
  readonly options: ReadonlyArray<AttributeOption>;
  /** Only for numbers. */
  readonly value: Maybe<Scalars['Float']['output']>;
  readonly unit: Maybe<Scalars['String']['output']>;
};

export type Expert = {
  readonly author: Scalars['String']['output'];
  readonly role: Scalars['String']['output'];
  readonly review: Scalars['Html']['output'];
  readonly pros: ReadonlyArray<Scalars['String']['output']>;
  readonly cons: ReadonlyArray<Scalars['String']['output']>;
};

/** P-13. */
export type ProductService = {
  readonly id: Scalars['Int']['output'];
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  /** installation, delivery, setup, protector or removal. */
  readonly kind: Scalars['String']['output'];
  readonly price: Scalars['Grosze']['output'];
  /** S-40: phone, smartwatch or tablet. */
  readonly protector_device: Maybe<Scalars['String']['output']>;
  /** S-41: matte or privacy. */
  readonly protector_finish: Maybe<Scalars['String']['output']>;
};

export type ServiceShops = {
  readonly service_id: Scalars['Int']['output'];
  readonly shops: ReadonlyArray<ServiceShop>;
};

export type ServiceShop = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
  readonly postcode: Scalars['String']['output'];
};

/** */
export type WarrantyOption = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  /** Added to those of the manufacturer. */
  readonly years: Scalars['Int']['output'];
  /** For one piece. */
  readonly price: Scalars['Grosze']['output'];
};

/** P-14. */
export type Autopromotion = {
  readonly rule_id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly promo_code: Maybe<Scalars['String']['output']>;
  /** Grosze for `fixed`, percent points for `percent`. */
  readonly discount: Scalars['Int']['output'];
  readonly discount_type: Scalars['String']['output'];
  readonly date_from: Scalars['DateTime']['output'];
  readonly date_to: Scalars['DateTime']['output'];
  readonly is_shockprice: Scalars['Boolean']['output'];
  readonly stock_used: Maybe<Scalars['Int']['output']>;
  readonly stock_left: Maybe<Scalars['Int']['output']>;
};

/** P-15. */
export type Outlet = {
  readonly min_price: Scalars['Grosze']['output'];
  readonly products: ReadonlyArray<OutletProduct>;
};

export type OutletProduct = {
  readonly condition: OutletCondition;
  readonly product: ProductCard;
};

export type OutletCondition = {
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
};

export type ProductVariant = {
  readonly is_current: Scalars['Boolean']['output'];
  readonly axes: ReadonlyArray<VariantAxis>;
  readonly product: ProductCard;
};

/** A colour of a product, which is a product of its own. */
export type ProductColour = {
  readonly id: Scalars['Int']['output'];
  /** The colour's name. */
  readonly label: Scalars['String']['output'];
  /** Hex. */
  readonly swatch: Scalars['String']['output'];
  readonly request_path: Scalars['String']['output'];
  /** False: sold out or blocked (O-09); its page can still be seen. */
  readonly is_available: Scalars['Boolean']['output'];
};

export type VariantAxis = {
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  /** Hex for colours. */
  readonly swatch: Maybe<Scalars['String']['output']>;
};

export type BundleItem = {
  readonly qty: Scalars['Int']['output'];
  readonly product: ProductCard;
};

export type Gpsr = {
  readonly manufacturer: GpsrParty;
  readonly responsible_person: Maybe<GpsrParty>;
};

export type GpsrParty = {
  readonly name: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
  readonly postcode: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
};

export type CategoriesResult = {
  readonly items: ReadonlyArray<Category>;
};

/** Z-06. */
export type Category = {
  readonly id: Scalars['Int']['output'];
  readonly parentId: Maybe<Scalars['Int']['output']>;
  readonly level: Scalars['Int']['output'];
  /** Ids from the root to this category. */
  readonly path: ReadonlyArray<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  readonly name_in_tiles: Scalars['String']['output'];
  readonly display_mode: Scalars['String']['output'];
  readonly url_path: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
  /** Products in it and below, in the store. */
  readonly product_count: Scalars['Int']['output'];
  readonly color: Maybe<Scalars['String']['output']>;
  readonly image_icon: Maybe<Scalars['String']['output']>;
  /** Picture address without width and format. */
  readonly image: Scalars['String']['output'];
  readonly intro_description: Scalars['Html']['output'];
  readonly description: Scalars['Html']['output'];
  readonly faq: ReadonlyArray<Faq>;
  readonly tabs_order: ReadonlyArray<Scalars['String']['output']>;
  readonly adserver_ids: ReadonlyArray<Scalars['Int']['output']>;
  readonly blog_posts: ReadonlyArray<BlogPost>;
  readonly attribute_option_popularity: ReadonlyArray<AttributeOptionPopularity>;
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  /** Categories right below, in order. */
  readonly children: ReadonlyArray<ProductCategoryTile>;
};

export type ProductCategoryTile = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly name_in_tiles: Scalars['String']['output'];
  readonly url_path: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly display_mode: Scalars['String']['output'];
  readonly image: Scalars['String']['output'];
  readonly product_count: Scalars['Int']['output'];
};

export type AttributeOptionPopularity = {
  readonly attribute_code: Scalars['String']['output'];
  /** Most popular first. */
  readonly option_ids: ReadonlyArray<Scalars['Int']['output']>;
};

export type ProductSort =
  | 'popularity'
  | 'price'
  | 'rating'
  | 'newest'
  | 'name'
  | 'relevance';

export type SortOrder =
  | 'ASC'
  | 'DESC';

/** One filter. `values` are option ids or option keys, any of them fits; `from` and `to` bound numbers, `price` in grosze. */
export type AttributeFilter = {
  readonly code: Scalars['String']['input'];
  readonly values?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly from?: InputMaybe<Scalars['Float']['input']>;
  readonly to?: InputMaybe<Scalars['Float']['input']>;
};

/** P-20. */
export type ProductListing = {
  readonly total_count: Scalars['Int']['output'];
  /** All of them, in order. */
  readonly items_ids: ReadonlyArray<Scalars['String']['output']>;
  readonly facets: ReadonlyArray<Facet>;
  readonly stats: ReadonlyArray<FacetStats>;
  /** For searches: the words that were searched instead of misspelt ones. */
  readonly corrected_query: Maybe<Scalars['String']['output']>;
  /** For searches: the price that the words state ('do 3000 zł'). A filter by price takes its place. */
  readonly stated_price: Maybe<StatedPrice>;
  /** For searches: pages that the words ask for, the best first. */
  readonly pages: ReadonlyArray<SearchPage>;
  /** For searches: categories of the results, most results first. */
  readonly categories: ReadonlyArray<ListingCategory>;
};

/** A price in the words of a search; it narrows the results unless that leaves nothing. */
export type StatedPrice = {
  readonly from: Maybe<Scalars['Grosze']['output']>;
  readonly to: Maybe<Scalars['Grosze']['output']>;
  readonly is_applied: Scalars['Boolean']['output'];
};

export type SearchPageKind =
  | 'HELP'
  | 'LANDING'
  | 'ARTICLE';

/** A page that a search leads to beside products. */
export type SearchPage = {
  readonly kind: SearchPageKind;
  readonly title: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

/** Counts of a facet leave its own filter aside. */
export type Facet = {
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly values: ReadonlyArray<FacetValue>;
};

export type FacetValue = {
  readonly value_id: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  /** For filter paths. */
  readonly key: Scalars['String']['output'];
  readonly swatch: Maybe<Scalars['String']['output']>;
  readonly selected: Scalars['Boolean']['output'];
};

/** Numbers; `price` in grosze. Leaves its own filter aside. */
export type FacetStats = {
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly unit: Maybe<Scalars['String']['output']>;
  readonly min: Scalars['Float']['output'];
  readonly max: Scalars['Float']['output'];
  readonly count: Scalars['Int']['output'];
};

export type ListingCategory = {
  readonly category: ProductCategory;
  readonly count: Scalars['Int']['output'];
};

export type SearchSuggestions = {
  /** Queries to go on with; for an empty query what is bought most now. */
  readonly phrases: ReadonlyArray<Scalars['String']['output']>;
  readonly categories: ReadonlyArray<ListingCategory>;
  readonly manufacturers: ReadonlyArray<Manufacturer>;
  /** Help pages, landing pages and articles. */
  readonly pages: ReadonlyArray<SearchPage>;
  readonly products: ReadonlyArray<ProductCard>;
};

export type ManufacturersResult = {
  readonly items: ReadonlyArray<Manufacturer>;
};

export type Manufacturer = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly url_path: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly description: Scalars['Html']['output'];
  /** Path of the logo picture, without width and format. */
  readonly logo: Scalars['String']['output'];
  readonly product_count: Scalars['Int']['output'];
};

export type LandingPage = {
  readonly id: Scalars['Int']['output'];
  /** TAG, LANDING or CYCLIC_LANDING. */
  readonly type: UrlType;
  readonly name: Scalars['String']['output'];
  readonly categoryName: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly category_id: Maybe<Scalars['Int']['output']>;
  readonly intro_description: Scalars['Html']['output'];
  readonly description: Scalars['Html']['output'];
  readonly faq: ReadonlyArray<Faq>;
  readonly graphics: ReadonlyArray<Graphic>;
  /** When a cyclic page is on, in words. */
  readonly cycle: Maybe<Scalars['String']['output']>;
};

export type AttributesResult = {
  readonly attributes: ReadonlyArray<Attribute>;
};

/** Z-08. */
export type Attribute = {
  readonly attribute_code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly filter_label: Scalars['String']['output'];
  /** select, multiselect, boolean or number. */
  readonly type: Scalars['String']['output'];
  readonly unit: Maybe<Scalars['String']['output']>;
  readonly has_description: Scalars['Boolean']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly options: ReadonlyArray<AttributeOption>;
};

export type AttributeOption = {
  readonly option_id: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly filter_label: Scalars['String']['output'];
  readonly has_description: Scalars['Boolean']['output'];
  /** Stable text for filter paths. */
  readonly key: Scalars['String']['output'];
  readonly swatch: Maybe<Scalars['String']['output']>;
};

/** Z-24. */
export type FeatureDefinition = {
  readonly feature_id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly order: Scalars['Int']['output'];
  readonly group_id: Scalars['Int']['output'];
  readonly price_tag: Scalars['Boolean']['output'];
  readonly price_tag_order: Scalars['Int']['output'];
  readonly price_tag_name: Scalars['String']['output'];
  readonly price_tag_unit: Maybe<Scalars['String']['output']>;
  readonly has_description: Scalars['Boolean']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly is_helper: Scalars['Boolean']['output'];
};

/** Z-25. */
export type FeatureGroupDefinition = {
  readonly group_id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly order: Scalars['Int']['output'];
  readonly category_id: Scalars['Int']['output'];
};

/** Z-26. */
export type FeaturePictograms = {
  readonly feature_id: Scalars['Int']['output'];
  readonly pictograms: ReadonlyArray<Pictogram>;
};

export type Pictogram = {
  /** Name of a Lucide icon. */
  readonly file_uri: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type Technology = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  /** Name of a Lucide icon. */
  readonly icon: Scalars['String']['output'];
};

/** B-03. */
export type Dictionary = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly elements: ReadonlyArray<DictionaryElement>;
};

export type DictionaryElement = {
  readonly element_id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly additional_data_1: Scalars['String']['output'];
  readonly additional_data_2: Scalars['String']['output'];
  readonly additional_data_3: Scalars['String']['output'];
  readonly additional_data_4: Scalars['String']['output'];
};

/** Z-22. */
export type CmsPage = {
  readonly id: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly content_heading: Scalars['String']['output'];
  readonly content: Scalars['Html']['output'];
  readonly css: Scalars['String']['output'];
  readonly meta_title: Scalars['String']['output'];
  readonly meta_description: Scalars['String']['output'];
  readonly meta_keywords: Scalars['String']['output'];
  readonly page_layout: Scalars['String']['output'];
  readonly url_key: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly updated_at: Scalars['DateTime']['output'];
};

export type NewsPostsResult = {
  /** On all pages together. */
  readonly total_count: Scalars['Int']['output'];
  readonly posts: ReadonlyArray<NewsPost>;
};

export type NewsPost = {
  readonly id: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly url_path: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly published_at: Scalars['DateTime']['output'];
  readonly lead: Scalars['String']['output'];
  readonly content: Scalars['Html']['output'];
  readonly image: Scalars['String']['output'];
  /** How long it takes to read, minutes. */
  readonly reading_minutes: Scalars['Int']['output'];
};

export type BlogPostsResult = {
  readonly total_count: Scalars['Int']['output'];
  readonly items: ReadonlyArray<BlogPost>;
};

/** Z-21 and the text. */
export type BlogPost = {
  readonly id: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly url_path: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly image: Scalars['String']['output'];
  readonly image_alt: Scalars['String']['output'];
  readonly image_title: Scalars['String']['output'];
  readonly horizontal_image: Scalars['String']['output'];
  readonly horizontal_image_alt: Scalars['String']['output'];
  readonly horizontal_image_title: Scalars['String']['output'];
  readonly content_sneak_peak: Scalars['String']['output'];
  readonly content: Scalars['Html']['output'];
  readonly published_at: Scalars['DateTime']['output'];
  readonly reading_minutes: Scalars['Int']['output'];
  readonly category_id: Scalars['Int']['output'];
  readonly blog_category: BlogCategory;
  readonly author: BlogAuthor;
};

export type BlogCategory = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['Html']['output'];
  readonly url_path: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
};

export type BlogAuthor = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly role: Scalars['String']['output'];
  readonly bio: Scalars['Html']['output'];
  readonly url_path: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type GlossaryTerm = {
  readonly id: Scalars['String']['output'];
  readonly term: Scalars['String']['output'];
  readonly letter: Scalars['String']['output'];
  readonly short: Scalars['String']['output'];
  readonly content: Scalars['Html']['output'];
  readonly category_id: Maybe<Scalars['Int']['output']>;
};

export type Download = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly file_name: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly size_bytes: Scalars['Int']['output'];
  readonly content: Scalars['Html']['output'];
};

/** J-294. */
export type PaperPdf = {
  /** Without the host's name; another one with each content. */
  readonly url: Scalars['String']['output'];
  readonly bytes: Scalars['Int']['output'];
};

/** Z-28. */
export type Graphic = {
  readonly graphics_id: Scalars['Int']['output'];
  readonly campaign_id: Scalars['Int']['output'];
  /** Picture address without width and format. */
  readonly img: Scalars['String']['output'];
  readonly img_mobile: Scalars['String']['output'];
  readonly img_big_badge: Maybe<Scalars['String']['output']>;
  readonly url: Scalars['String']['output'];
  readonly position: Scalars['String']['output'];
  readonly effect: Scalars['String']['output'];
  readonly active: Scalars['Boolean']['output'];
  readonly graphics_alt: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** JSON text. */
  readonly parameters: Scalars['String']['output'];
  readonly rule_id: Maybe<Scalars['Int']['output']>;
};

/** Z-14. */
export type Customer = {
  readonly id: Scalars['Int']['output'];
  readonly email: Scalars['String']['output'];
  readonly firstname: Scalars['String']['output'];
  readonly lastname: Scalars['String']['output'];
  readonly dob: Maybe<Scalars['Date']['output']>;
  readonly addresses: ReadonlyArray<CustomerAddress>;
  readonly amperio_plus: Scalars['Boolean']['output'];
  readonly amperio_plus_allowed: Scalars['Boolean']['output'];
  readonly neoportal_user_id: Maybe<Scalars['String']['output']>;
  readonly wishlist_count: Scalars['Int']['output'];
};

export type CustomerAddress = {
  readonly id: Scalars['Int']['output'];
  readonly firstname: Scalars['String']['output'];
  readonly lastname: Scalars['String']['output'];
  readonly company: Maybe<Scalars['String']['output']>;
  readonly vat_id: Maybe<Scalars['String']['output']>;
  readonly street: ReadonlyArray<Scalars['String']['output']>;
  readonly postcode: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly country_id: Scalars['String']['output'];
  readonly telephone: Scalars['String']['output'];
  readonly default_billing: Scalars['Boolean']['output'];
  readonly default_shipping: Scalars['Boolean']['output'];
};

export type NeoportalResult = {
  readonly items: ReadonlyArray<NeoportalItem>;
};

export type NeoportalItem = {
  readonly product_id: Scalars['Int']['output'];
  readonly sku: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly catalog_price: Scalars['Grosze']['output'];
  readonly final_price: Scalars['Grosze']['output'];
  readonly central_qty: Scalars['Int']['output'];
  readonly stores: ReadonlyArray<StoreAvailability>;
};
