// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { Grosze } from 'shared-contracts/money';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductTileFragment = { readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly second_image: string | null, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly availability_status_element: string | null, readonly available_only_in_store: boolean, readonly is_preorder: boolean, readonly energy_class: string | null, readonly review_count: number, readonly review_summary: number, readonly installmentsPriceTag: { readonly installments: number, readonly is_zero_percent: boolean, readonly monthly_installment: Grosze } | null, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> };

export type BlogHomeQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type BlogHomeQuery = { readonly blogCategories: ReadonlyArray<{ readonly id: number, readonly name: string, readonly url: string }>, readonly blogPosts: { readonly total_count: number, readonly items: ReadonlyArray<{ readonly title: string, readonly url: string, readonly image: string, readonly content_sneak_peak: string, readonly published_at: string, readonly reading_minutes: number, readonly blog_category: { readonly name: string } }> } };

export type BlogSectionQueryVariables = Exact<{
  id: number;
  page: number;
  pageSize: number;
}>;


export type BlogSectionQuery = { readonly blogCategories: ReadonlyArray<{ readonly id: number, readonly name: string, readonly url: string, readonly description: string }>, readonly blogPosts: { readonly total_count: number, readonly items: ReadonlyArray<{ readonly title: string, readonly url: string, readonly image: string, readonly content_sneak_peak: string, readonly published_at: string, readonly reading_minutes: number, readonly blog_category: { readonly name: string } }> } };

export type BlogAuthorQueryVariables = Exact<{
  ids: ReadonlyArray<number>;
  id: number;
  page: number;
  pageSize: number;
}>;


export type BlogAuthorQuery = { readonly blogAuthors: ReadonlyArray<{ readonly name: string, readonly role: string, readonly bio: string }>, readonly blogPosts: { readonly total_count: number, readonly items: ReadonlyArray<{ readonly title: string, readonly url: string, readonly image: string, readonly content_sneak_peak: string, readonly published_at: string, readonly reading_minutes: number, readonly blog_category: { readonly name: string } }> } };

export type BlogPostQueryVariables = Exact<{
  ids: ReadonlyArray<number>;
}>;


export type BlogPostQuery = { readonly blogPosts: { readonly items: ReadonlyArray<{ readonly title: string, readonly url: string, readonly image: string, readonly image_alt: string, readonly content: string, readonly published_at: string, readonly reading_minutes: number, readonly category_id: number, readonly blog_category: { readonly id: number, readonly name: string, readonly url: string }, readonly author: { readonly name: string, readonly role: string, readonly url: string } }> } };

export type BlogPostMoreQueryVariables = Exact<{
  section: number;
  categories: ReadonlyArray<number>;
}>;


export type BlogPostMoreQuery = { readonly blogPosts: { readonly items: ReadonlyArray<{ readonly title: string, readonly url: string, readonly image: string, readonly content_sneak_peak: string, readonly published_at: string, readonly reading_minutes: number, readonly blog_category: { readonly name: string } }> }, readonly msCategories: { readonly items: ReadonlyArray<{ readonly name: string, readonly url: string }> } };

export type PostCardFragment = { readonly title: string, readonly url: string, readonly image: string, readonly content_sneak_peak: string, readonly published_at: string, readonly reading_minutes: number, readonly blog_category: { readonly name: string } };

export type CmsPageQueryVariables = Exact<{
  ids: ReadonlyArray<number>;
  menu: ReadonlyArray<string>;
}>;


export type CmsPageQuery = { readonly cmsPages: ReadonlyArray<{ readonly title: string, readonly content_heading: string, readonly content: string, readonly page_layout: string, readonly updated_at: string }>, readonly msCmsBlock: { readonly items: ReadonlyArray<{ readonly front_title: string, readonly content: string }> }, readonly storeConfig: { readonly contact_phone: string, readonly contact_email: string, readonly contact_hours: string } };

export type ContactDetailsFragment = { readonly contact_phone: string, readonly contact_email: string, readonly contact_hours: string };

export type ContactPageQueryVariables = Exact<{
  topics: ReadonlyArray<number>;
}>;


export type ContactPageQuery = { readonly dictionary: ReadonlyArray<{ readonly elements: ReadonlyArray<{ readonly element_id: number, readonly name: string, readonly additional_data_1: string }> }>, readonly storeConfig: { readonly contact_phone: string, readonly contact_email: string, readonly contact_hours: string, readonly legal_entity: { readonly name: string, readonly street: string, readonly postcode: string, readonly city: string, readonly nip: string } }, readonly physicalStores: ReadonlyArray<{ readonly name: string, readonly street: string, readonly postcode: string, readonly city: string, readonly phone: string, readonly url: string }> };

export type DownloadsQueryVariables = Exact<{ [key: string]: never; }>;


export type DownloadsQuery = { readonly downloads: ReadonlyArray<{ readonly id: number, readonly name: string, readonly file_name: string, readonly type: string, readonly size_bytes: number, readonly content: string }> };

export type GlossaryIndexQueryVariables = Exact<{ [key: string]: never; }>;


export type GlossaryIndexQuery = { readonly glossaryTerms: ReadonlyArray<{ readonly id: string, readonly term: string, readonly letter: string, readonly short: string }> };

export type GlossaryTermQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type GlossaryTermQuery = { readonly term: ReadonlyArray<{ readonly id: string, readonly term: string, readonly letter: string, readonly content: string, readonly category_id: number | null }>, readonly glossaryTerms: ReadonlyArray<{ readonly id: string, readonly term: string, readonly letter: string }> };

export type GlossaryCategoryQueryVariables = Exact<{
  ids: ReadonlyArray<number>;
}>;


export type GlossaryCategoryQuery = { readonly msCategories: { readonly items: ReadonlyArray<{ readonly name: string, readonly url: string }> } };

export type HelpPageQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpPageQuery = { readonly storeConfig: { readonly contact_phone: string, readonly contact_email: string, readonly contact_hours: string } };

export type HomeBlocksQueryVariables = Exact<{
  identifiers: ReadonlyArray<string>;
}>;


export type HomeBlocksQuery = { readonly msCmsBlock: { readonly items: ReadonlyArray<{ readonly identifier: string, readonly cms_json: string }> }, readonly headerDataQuery: { readonly items: ReadonlyArray<{ readonly category_id: number | null, readonly category: { readonly name: string, readonly url: string }, readonly images: ReadonlyArray<{ readonly image: string }> }> } };

export type HomeHeroQueryVariables = Exact<{
  graphicsIds: ReadonlyArray<number>;
}>;


export type HomeHeroQuery = { readonly graphicsData: ReadonlyArray<{ readonly graphics_id: number, readonly img: string, readonly img_mobile: string }> };

export type HomeProductsQueryVariables = Exact<{
  skus: ReadonlyArray<string>;
}>;


export type HomeProductsQuery = { readonly msProducts: { readonly items: ReadonlyArray<{ readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly second_image: string | null, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly availability_status_element: string | null, readonly available_only_in_store: boolean, readonly is_preorder: boolean, readonly energy_class: string | null, readonly review_count: number, readonly review_summary: number, readonly autopromotion: { readonly stock_used: number | null, readonly stock_left: number | null } | null, readonly installmentsPriceTag: { readonly installments: number, readonly is_zero_percent: boolean, readonly monthly_installment: Grosze } | null, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> }> } };

export type HomeBelowQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeBelowQuery = { readonly manufacturers: { readonly items: ReadonlyArray<{ readonly name: string, readonly url: string, readonly logo: string, readonly product_count: number }> }, readonly blogPosts: { readonly items: ReadonlyArray<{ readonly title: string, readonly url: string, readonly image: string, readonly content_sneak_peak: string, readonly published_at: string, readonly reading_minutes: number, readonly blog_category: { readonly name: string } }> } };

export type NewsPostQueryVariables = Exact<{
  ids: ReadonlyArray<number>;
}>;


export type NewsPostQuery = { readonly newsPosts: { readonly posts: ReadonlyArray<{ readonly title: string, readonly url: string, readonly lead: string, readonly content: string, readonly image: string, readonly published_at: string }> } };

export type LatestNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestNewsQuery = { readonly newsPosts: { readonly posts: ReadonlyArray<{ readonly title: string, readonly url: string, readonly published_at: string }> } };

export type SiteMapQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteMapQuery = { readonly headerDataQuery: { readonly items: ReadonlyArray<{ readonly children: ReadonlyArray<{ readonly children: ReadonlyArray<{ readonly category: { readonly name: string, readonly url: string } }>, readonly category: { readonly name: string, readonly url: string } }>, readonly category: { readonly name: string, readonly url: string } }> }, readonly cmsPages: ReadonlyArray<{ readonly title: string, readonly url: string }>, readonly blogCategories: ReadonlyArray<{ readonly name: string, readonly url: string }> };

export type SiteMapNodeFragment = { readonly category: { readonly name: string, readonly url: string } };

export const BlogHomeDocument = /* @__PURE__ */ gql<BlogHomeQuery, BlogHomeQueryVariables>(
  "query BlogHome($page:Int!$pageSize:Int!){blogCategories{id name url}blogPosts(page:$page pageSize:$pageSize){total_count items{...PostCard}}}fragment PostCard on BlogPost{title url image content_sneak_peak published_at reading_minutes blog_category{name}}",
);

export const BlogSectionDocument = /* @__PURE__ */ gql<BlogSectionQuery, BlogSectionQueryVariables>(
  "query BlogSection($id:Int!$page:Int!$pageSize:Int!){blogCategories{id name url description}blogPosts(categoryId:$id page:$page pageSize:$pageSize){total_count items{...PostCard}}}fragment PostCard on BlogPost{title url image content_sneak_peak published_at reading_minutes blog_category{name}}",
);

export const BlogAuthorDocument = /* @__PURE__ */ gql<BlogAuthorQuery, BlogAuthorQueryVariables>(
  "query BlogAuthor($ids:[Int!]!$id:Int!$page:Int!$pageSize:Int!){blogAuthors(ids:$ids){name role bio}blogPosts(authorId:$id page:$page pageSize:$pageSize){total_count items{...PostCard}}}fragment PostCard on BlogPost{title url image content_sneak_peak published_at reading_minutes blog_category{name}}",
);

export const BlogPostDocument = /* @__PURE__ */ gql<BlogPostQuery, BlogPostQueryVariables>(
  "query BlogPost($ids:[Int!]!){blogPosts(ids:$ids){items{title url image image_alt content published_at reading_minutes category_id blog_category{id name url}author{name role url}}}}",
);

export const BlogPostMoreDocument = /* @__PURE__ */ gql<BlogPostMoreQuery, BlogPostMoreQueryVariables>(
  "query BlogPostMore($section:Int!$categories:[Int!]!){blogPosts(categoryId:$section pageSize:4){items{...PostCard}}msCategories(ids:$categories){items{name url}}}fragment PostCard on BlogPost{title url image content_sneak_peak published_at reading_minutes blog_category{name}}",
);

export const CmsPageDocument = /* @__PURE__ */ gql<CmsPageQuery, CmsPageQueryVariables>(
  "query CmsPage($ids:[Int!]!$menu:[String!]!){cmsPages(ids:$ids){title content_heading content page_layout updated_at}msCmsBlock(identifiers:$menu){items{front_title content}}storeConfig{contact_phone contact_email contact_hours}}",
);

export const ContactPageDocument = /* @__PURE__ */ gql<ContactPageQuery, ContactPageQueryVariables>(
  "query ContactPage($topics:[Int!]!){dictionary(ids:$topics){elements{element_id name additional_data_1}}storeConfig{...ContactDetails legal_entity{name street postcode city nip}}physicalStores{name street postcode city phone url}}fragment ContactDetails on StoreConfig{contact_phone contact_email contact_hours}",
);

export const DownloadsDocument = /* @__PURE__ */ gql<DownloadsQuery, DownloadsQueryVariables>(
  "query Downloads{downloads{id name file_name type size_bytes content}}",
);

export const GlossaryIndexDocument = /* @__PURE__ */ gql<GlossaryIndexQuery, GlossaryIndexQueryVariables>(
  "query GlossaryIndex{glossaryTerms{id term letter short}}",
);

export const GlossaryTermDocument = /* @__PURE__ */ gql<GlossaryTermQuery, GlossaryTermQueryVariables>(
  "query GlossaryTerm($ids:[String!]!){term:glossaryTerms(ids:$ids){id term letter content category_id}glossaryTerms{id term letter}}",
);

export const GlossaryCategoryDocument = /* @__PURE__ */ gql<GlossaryCategoryQuery, GlossaryCategoryQueryVariables>(
  "query GlossaryCategory($ids:[Int!]!){msCategories(ids:$ids){items{name url}}}",
);

export const HelpPageDocument = /* @__PURE__ */ gql<HelpPageQuery, HelpPageQueryVariables>(
  "query HelpPage{storeConfig{...ContactDetails}}fragment ContactDetails on StoreConfig{contact_phone contact_email contact_hours}",
);

export const HomeBlocksDocument = /* @__PURE__ */ gql<HomeBlocksQuery, HomeBlocksQueryVariables>(
  "query HomeBlocks($identifiers:[String!]!){msCmsBlock(identifiers:$identifiers){items{identifier cms_json}}headerDataQuery(version:2){items{category_id category{name url}images{image}}}}",
);

export const HomeHeroDocument = /* @__PURE__ */ gql<HomeHeroQuery, HomeHeroQueryVariables>(
  "query HomeHero($graphicsIds:[Int!]!){graphicsData(graphicsIds:$graphicsIds version:2){graphics_id img img_mobile}}",
);

export const HomeProductsDocument = /* @__PURE__ */ gql<HomeProductsQuery, HomeProductsQueryVariables>(
  "query HomeProducts($skus:[String!]!){msProducts(skus:$skus){items{...ProductTile autopromotion{stock_used stock_left}}}}fragment ProductTile on Product{id sku name request_path thumbnail second_image manufacturer_name price final_price omnibus_price installmentsPriceTag{installments is_zero_percent monthly_installment}qty min_sale_qty max_sale_qty is_sales_blocked availability availability_status_element available_only_in_store is_preorder energy_class labels{code text position}review_count review_summary features_price_tag{feature_id name value unit}}",
);

export const HomeBelowDocument = /* @__PURE__ */ gql<HomeBelowQuery, HomeBelowQueryVariables>(
  "query HomeBelow{manufacturers{items{name url logo product_count}}blogPosts(pageSize:3){items{...PostCard}}}fragment PostCard on BlogPost{title url image content_sneak_peak published_at reading_minutes blog_category{name}}",
);

export const NewsPostDocument = /* @__PURE__ */ gql<NewsPostQuery, NewsPostQueryVariables>(
  "query NewsPost($ids:[Int!]!){newsPosts(postIds:$ids){posts{title url lead content image published_at}}}",
);

export const LatestNewsDocument = /* @__PURE__ */ gql<LatestNewsQuery, LatestNewsQueryVariables>(
  "query LatestNews{newsPosts{posts{title url published_at}}}",
);

export const SiteMapDocument = /* @__PURE__ */ gql<SiteMapQuery, SiteMapQueryVariables>(
  "query SiteMap{headerDataQuery(version:2){items{...SiteMapNode children{...SiteMapNode children{...SiteMapNode}}}}cmsPages{title url}blogCategories{name url}}fragment SiteMapNode on MenuNode{category{name url}}",
);
