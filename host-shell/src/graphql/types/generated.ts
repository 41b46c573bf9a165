// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import type { Grosze } from 'shared-contracts/money';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type CurrentPricesQueryVariables = Exact<{
  skus: ReadonlyArray<string>;
}>;


export type CurrentPricesQuery = { readonly pricesForProducts: ReadonlyArray<{ readonly sku: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null }> };

export type InstalmentTagsQueryVariables = Exact<{
  skus: ReadonlyArray<string>;
}>;


export type InstalmentTagsQuery = { readonly installmentsMageTwo: { readonly installments: ReadonlyArray<{ readonly sku: string, readonly price: Grosze, readonly bank_type: string, readonly change_price_to_installments: boolean, readonly description: string, readonly installments: number, readonly installments_online: number, readonly installments_stationary: number, readonly installment_description: string, readonly installment_bottom_description: string, readonly is_wpn: boolean, readonly is_zero_percent: boolean, readonly monthly_installment: Grosze, readonly free_installments: number, readonly price_with_free_installments: Grosze | null, readonly calculate_for_promo_price: boolean, readonly ttl: number }> } };

export type PlusFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlusFlagsQuery = { readonly storeConfig: { readonly plus_enabled: boolean, readonly friends_and_family: boolean, readonly plus_whitelist_ips: ReadonlyArray<string> } };

export type FooterDataQueryVariables = Exact<{
  blocksIds: ReadonlyArray<string>;
}>;


export type FooterDataQuery = { readonly footerDataQuery: { readonly items: ReadonlyArray<{ readonly identifier: string, readonly front_title: string, readonly content: string }> } };

export type HeaderDataQueryVariables = Exact<{
  storeId?: number | null | undefined;
  topMenuBannerVersion?: number | null | undefined;
}>;


export type HeaderDataQuery = { readonly headerDataQuery: { readonly items: ReadonlyArray<{ readonly id: number, readonly position: number, readonly show: boolean, readonly always_show: boolean, readonly category: { readonly name: string, readonly url: string, readonly color: string | null, readonly show_in_searchbar: boolean | null }, readonly topmenu_banners: ReadonlyArray<{ readonly graphics_id: number, readonly campaign_id: number, readonly graphic: { readonly img: string, readonly url: string, readonly graphics_alt: string, readonly active: boolean } | null }>, readonly children: ReadonlyArray<{ readonly id: number, readonly position: number, readonly show: boolean, readonly always_show: boolean, readonly column: number, readonly category: { readonly name: string, readonly url: string }, readonly children: ReadonlyArray<{ readonly id: number, readonly position: number, readonly show: boolean, readonly always_show: boolean, readonly category: { readonly name: string, readonly url: string } }> }> }> } };

export type UrlResolverQueryVariables = Exact<{
  urlKey: string;
  search?: string | null | undefined;
}>;


export type UrlResolverQuery = { readonly urlResolver: { readonly type: UrlType, readonly id: number | null, readonly canonical_url: string | null, readonly restore_params: ReadonlyArray<string>, readonly category_id: number | null, readonly meta_title: string | null, readonly meta_description: string | null, readonly meta_keywords: string | null, readonly googlebot: string | null, readonly robots: string | null, readonly og_type: string | null, readonly og_image: string | null, readonly intro_description: string | null, readonly description: string | null, readonly intro_category_description: string | null, readonly category_description: string | null, readonly has_filter_seo: boolean, readonly header_title: string | null, readonly blog_category_product_ids: ReadonlyArray<number>, readonly faq: ReadonlyArray<{ readonly question: string, readonly answer: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly name: string, readonly url: string, readonly category_id: number | null }> } };

export type SearchSuggestionsQueryVariables = Exact<{
  query: string;
}>;


export type SearchSuggestionsQuery = { readonly searchSuggestions: { readonly phrases: ReadonlyArray<string>, readonly categories: ReadonlyArray<{ readonly count: number, readonly category: { readonly name: string, readonly url: string } }>, readonly manufacturers: ReadonlyArray<{ readonly name: string, readonly url: string }>, readonly pages: ReadonlyArray<{ readonly title: string, readonly url: string }>, readonly products: ReadonlyArray<{ readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly final_price: Grosze }> } };

export type StoreConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreConfigQuery = { readonly storeConfig: { readonly store_id: number, readonly store_code: string, readonly store_name: string, readonly theme: string, readonly logo_text: string, readonly currency: string, readonly languages: ReadonlyArray<string>, readonly contact_phone: string, readonly contact_email: string, readonly contact_hours: string, readonly inactive_tab_title: string, readonly newsletter_enabled: boolean, readonly cookie_consent: boolean, readonly cache_ttl: number, readonly show_promotion_archive: boolean, readonly free_delivery_from: Grosze, readonly meta_title: string, readonly meta_description: string, readonly payment_kinds: ReadonlyArray<string>, readonly legal_entity: { readonly name: string, readonly street: string, readonly postcode: string, readonly city: string, readonly nip: string, readonly krs: string, readonly regon: string } } };
