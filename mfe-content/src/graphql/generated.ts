// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { Grosze } from 'shared-contracts/money';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductTileFragment = { readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly second_image: string | null, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly availability_status_element: string | null, readonly available_only_in_store: boolean, readonly is_preorder: boolean, readonly energy_class: string | null, readonly review_count: number, readonly review_summary: number, readonly installmentsPriceTag: { readonly installments: number, readonly is_zero_percent: boolean, readonly monthly_installment: Grosze } | null, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> };

export type PostCardFragment = { readonly title: string, readonly url: string, readonly image: string, readonly content_sneak_peak: string, readonly published_at: string, readonly reading_minutes: number, readonly blog_category: { readonly name: string } };

export type CmsPageQueryVariables = Exact<{
  ids: ReadonlyArray<number>;
}>;


export type CmsPageQuery = { readonly cmsPages: ReadonlyArray<{ readonly id: number, readonly title: string, readonly content_heading: string, readonly content: string, readonly url_key: string, readonly updated_at: string }> };

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

export const CmsPageDocument = /* @__PURE__ */ gql<CmsPageQuery, CmsPageQueryVariables>(
  "query CmsPage($ids:[Int!]!){cmsPages(ids:$ids){id title content_heading content url_key updated_at}}",
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
