// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import type { Grosze } from 'shared-contracts/money';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReviewSort =
  | 'newest'
  | 'helpful';

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
  readonly code: string;
  readonly values?: ReadonlyArray<string> | null | undefined;
  readonly from?: number | null | undefined;
  readonly to?: number | null | undefined;
};

export type ProductTileFragment = { readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly second_image: string | null, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly availability_status_element: string | null, readonly available_only_in_store: boolean, readonly is_preorder: boolean, readonly energy_class: string | null, readonly plus_percent: number | null, readonly vat_rate: number | null, readonly review_count: number, readonly review_summary: number, readonly installmentsPriceTag: { readonly installments: number, readonly is_zero_percent: boolean, readonly monthly_installment: Grosze } | null, readonly delivery: { readonly best: { readonly day: string, readonly amount: Grosze } | null, readonly collection: { readonly day: string, readonly hour: number | null, readonly place: string, readonly pieces: number, readonly shops: number } | null }, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> };

export type TileDeliveryFragment = { readonly best: { readonly day: string, readonly amount: Grosze } | null, readonly collection: { readonly day: string, readonly hour: number | null, readonly place: string, readonly pieces: number, readonly shops: number } | null };

export type ProductTileCardFragment = { readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly available_only_in_store: boolean, readonly energy_class: string | null, readonly plus_percent: number | null, readonly vat_rate: number | null, readonly review_count: number, readonly review_summary: number, readonly delivery: { readonly best: { readonly day: string, readonly amount: Grosze } | null }, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> };

export type BannersQueryVariables = Exact<{
  graphicsIds: ReadonlyArray<number>;
}>;


export type BannersQuery = { readonly graphicsData: ReadonlyArray<{ readonly graphics_id: number, readonly img: string, readonly img_mobile: string, readonly url: string, readonly active: boolean, readonly graphics_alt: string, readonly title: string }> };

export type BannerFragment = { readonly graphics_id: number, readonly img: string, readonly img_mobile: string, readonly url: string, readonly active: boolean, readonly graphics_alt: string, readonly title: string };

export type CompareBarQueryVariables = Exact<{
  skus: ReadonlyArray<string>;
}>;


export type CompareBarQuery = { readonly msProducts: { readonly items: ReadonlyArray<{ readonly id: number, readonly sku: string, readonly name: string, readonly thumbnail: string }> } };

export type CompareQueryVariables = Exact<{
  skus: ReadonlyArray<string>;
}>;


export type CompareQuery = { readonly msProducts: { readonly items: ReadonlyArray<{ readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly second_image: string | null, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly availability_status_element: string | null, readonly available_only_in_store: boolean, readonly is_preorder: boolean, readonly energy_class: string | null, readonly plus_percent: number | null, readonly vat_rate: number | null, readonly review_count: number, readonly review_summary: number, readonly features_groups: ReadonlyArray<{ readonly group_id: number, readonly name: string, readonly features: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string }> }>, readonly installmentsPriceTag: { readonly installments: number, readonly is_zero_percent: boolean, readonly monthly_installment: Grosze } | null, readonly delivery: { readonly best: { readonly day: string, readonly amount: Grosze } | null, readonly collection: { readonly day: string, readonly hour: number | null, readonly place: string, readonly pieces: number, readonly shops: number } | null }, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> }> } };

export type TileDeliveriesQueryVariables = Exact<{
  ids: ReadonlyArray<number>;
  postcode?: string | null | undefined;
  shop?: number | null | undefined;
}>;


export type TileDeliveriesQuery = { readonly msProducts: { readonly items: ReadonlyArray<{ readonly id: number, readonly delivery: { readonly best: { readonly day: string, readonly amount: Grosze } | null, readonly collection: { readonly day: string, readonly hour: number | null, readonly place: string, readonly pieces: number, readonly shops: number } | null } }> } };

export type PageDeliveryQueryVariables = Exact<{
  ids: ReadonlyArray<number>;
  postcode?: string | null | undefined;
  shop?: number | null | undefined;
}>;


export type PageDeliveryQuery = { readonly msProducts: { readonly items: ReadonlyArray<{ readonly id: number, readonly delivery: { readonly ways: ReadonlyArray<{ readonly code: string, readonly kind: string, readonly amount: Grosze, readonly day: string, readonly last_day: string }>, readonly best: { readonly day: string, readonly amount: Grosze } | null, readonly collection: { readonly day: string, readonly hour: number | null, readonly place: string, readonly pieces: number, readonly shops: number } | null } }> } };

export type PageDeliveryFragment = { readonly ways: ReadonlyArray<{ readonly code: string, readonly kind: string, readonly amount: Grosze, readonly day: string, readonly last_day: string }>, readonly best: { readonly day: string, readonly amount: Grosze } | null, readonly collection: { readonly day: string, readonly hour: number | null, readonly place: string, readonly pieces: number, readonly shops: number } | null };

export type DeliveryShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryShopsQuery = { readonly physicalStores: ReadonlyArray<{ readonly id: number, readonly place: string, readonly city: string, readonly street: string }> };

export type LandingListingQueryVariables = Exact<{
  id: number;
  attributes?: ReadonlyArray<AttributeFilter> | null | undefined;
  sortBy?: ProductSort | null | undefined;
  sortOrder?: SortOrder | null | undefined;
}>;


export type LandingListingQuery = { readonly landingPages: ReadonlyArray<{ readonly id: number, readonly categoryName: string, readonly cycle: string | null, readonly graphics: ReadonlyArray<{ readonly graphics_id: number, readonly img: string, readonly img_mobile: string, readonly url: string, readonly active: boolean, readonly graphics_alt: string, readonly title: string }> }>, readonly productsForLanding: { readonly total_count: number, readonly items_ids: ReadonlyArray<string>, readonly facets: ReadonlyArray<{ readonly code: string, readonly label: string, readonly values: ReadonlyArray<{ readonly value_id: string, readonly key: string, readonly label: string, readonly count: number, readonly swatch: string | null }> }>, readonly stats: ReadonlyArray<{ readonly code: string, readonly label: string, readonly unit: string | null, readonly min: number, readonly max: number, readonly count: number }> } };

export type CategoryListingQueryVariables = Exact<{
  id: string;
  ids: ReadonlyArray<number>;
  attributes?: ReadonlyArray<AttributeFilter> | null | undefined;
  sortBy?: ProductSort | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  withCategory?: boolean | null | undefined;
}>;


export type CategoryListingQuery = { readonly msCategories?: { readonly items: ReadonlyArray<{ readonly id: number, readonly level: number, readonly name: string, readonly name_in_tiles: string, readonly display_mode: string, readonly url_path: string, readonly url: string, readonly adserver_ids: ReadonlyArray<number>, readonly breadcrumbs: ReadonlyArray<{ readonly name: string, readonly url: string }>, readonly children: ReadonlyArray<{ readonly id: number, readonly name_in_tiles: string, readonly url: string, readonly image: string, readonly product_count: number }> }> }, readonly productsForCategory: { readonly total_count: number, readonly items_ids: ReadonlyArray<string>, readonly facets: ReadonlyArray<{ readonly code: string, readonly label: string, readonly values: ReadonlyArray<{ readonly value_id: string, readonly key: string, readonly label: string, readonly count: number, readonly swatch: string | null }> }>, readonly stats: ReadonlyArray<{ readonly code: string, readonly label: string, readonly unit: string | null, readonly min: number, readonly max: number, readonly count: number }> } };

export type ListingResultFragment = { readonly total_count: number, readonly items_ids: ReadonlyArray<string>, readonly facets: ReadonlyArray<{ readonly code: string, readonly label: string, readonly values: ReadonlyArray<{ readonly value_id: string, readonly key: string, readonly label: string, readonly count: number, readonly swatch: string | null }> }>, readonly stats: ReadonlyArray<{ readonly code: string, readonly label: string, readonly unit: string | null, readonly min: number, readonly max: number, readonly count: number }> };

export type ListingProductsQueryVariables = Exact<{
  ids: ReadonlyArray<number>;
}>;


export type ListingProductsQuery = { readonly msProducts: { readonly items: ReadonlyArray<{ readonly gid: number, readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly second_image: string | null, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly availability_status_element: string | null, readonly available_only_in_store: boolean, readonly is_preorder: boolean, readonly energy_class: string | null, readonly plus_percent: number | null, readonly vat_rate: number | null, readonly review_count: number, readonly review_summary: number, readonly colours: ReadonlyArray<{ readonly id: number, readonly label: string, readonly swatch: string, readonly request_path: string, readonly is_available: boolean }>, readonly installmentsPriceTag: { readonly installments: number, readonly is_zero_percent: boolean, readonly monthly_installment: Grosze } | null, readonly delivery: { readonly best: { readonly day: string, readonly amount: Grosze } | null, readonly collection: { readonly day: string, readonly hour: number | null, readonly place: string, readonly pieces: number, readonly shops: number } | null }, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> }> } };

export type ManufacturerListingQueryVariables = Exact<{
  id: number;
  attributes?: ReadonlyArray<AttributeFilter> | null | undefined;
  sortBy?: ProductSort | null | undefined;
  sortOrder?: SortOrder | null | undefined;
}>;


export type ManufacturerListingQuery = { readonly manufacturers: { readonly items: ReadonlyArray<{ readonly id: number, readonly name: string, readonly logo: string }> }, readonly productsForManufacturer: { readonly total_count: number, readonly items_ids: ReadonlyArray<string>, readonly facets: ReadonlyArray<{ readonly code: string, readonly label: string, readonly values: ReadonlyArray<{ readonly value_id: string, readonly key: string, readonly label: string, readonly count: number, readonly swatch: string | null }> }>, readonly stats: ReadonlyArray<{ readonly code: string, readonly label: string, readonly unit: string | null, readonly min: number, readonly max: number, readonly count: number }> } };

export type ManufacturersQueryVariables = Exact<{ [key: string]: never; }>;


export type ManufacturersQuery = { readonly manufacturers: { readonly items: ReadonlyArray<{ readonly id: number, readonly name: string, readonly url: string, readonly logo: string, readonly product_count: number }> } };

export type FittingOfferQueryVariables = Exact<{
  ids: ReadonlyArray<number>;
}>;


export type FittingOfferQuery = { readonly msProducts: { readonly items: ReadonlyArray<{ readonly id: number, readonly services: ReadonlyArray<{ readonly id: number, readonly name: string, readonly price: Grosze, readonly protector_device: string | null, readonly protector_finish: string | null }>, readonly service_shops: ReadonlyArray<{ readonly service_id: number, readonly shops: ReadonlyArray<{ readonly id: number, readonly name: string, readonly city: string, readonly street: string, readonly postcode: string }> }> }> } };

export type ProductDetailsQueryVariables = Exact<{
  id: number;
}>;


export type ProductDetailsQuery = { readonly msProducts: { readonly items: ReadonlyArray<{ readonly id: number, readonly description: string, readonly review_count: number, readonly review_summary: number, readonly confirmed_review_count: number, readonly photo_review_count: number, readonly adserver_ids: ReadonlyArray<number>, readonly series_name: string | null, readonly technologies: ReadonlyArray<{ readonly id: number, readonly name: string, readonly description: string }>, readonly expert: { readonly author: string, readonly role: string, readonly review: string, readonly pros: ReadonlyArray<string>, readonly cons: ReadonlyArray<string> } | null, readonly review_stats: ReadonlyArray<{ readonly vote: number, readonly vote_count: number }>, readonly reviews: ReadonlyArray<{ readonly review_id: number, readonly author: string, readonly created_at: string, readonly vote: number, readonly title: string | null, readonly text: string, readonly is_confirmed: boolean, readonly helpful_votes: number, readonly shop_answer: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number }> }>, readonly accessories: ReadonlyArray<{ readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly available_only_in_store: boolean, readonly energy_class: string | null, readonly plus_percent: number | null, readonly vat_rate: number | null, readonly review_count: number, readonly review_summary: number, readonly delivery: { readonly best: { readonly day: string, readonly amount: Grosze } | null }, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> }>, readonly blog_posts: ReadonlyArray<{ readonly title: string, readonly url: string, readonly image: string, readonly content_sneak_peak: string, readonly reading_minutes: number, readonly blog_category: { readonly name: string } }>, readonly series: ReadonlyArray<{ readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly available_only_in_store: boolean, readonly energy_class: string | null, readonly plus_percent: number | null, readonly vat_rate: number | null, readonly review_count: number, readonly review_summary: number, readonly delivery: { readonly best: { readonly day: string, readonly amount: Grosze } | null }, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> }>, readonly complementary: ReadonlyArray<{ readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly available_only_in_store: boolean, readonly energy_class: string | null, readonly plus_percent: number | null, readonly vat_rate: number | null, readonly review_count: number, readonly review_summary: number, readonly delivery: { readonly best: { readonly day: string, readonly amount: Grosze } | null }, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> }>, readonly similar: ReadonlyArray<{ readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly available_only_in_store: boolean, readonly energy_class: string | null, readonly plus_percent: number | null, readonly vat_rate: number | null, readonly review_count: number, readonly review_summary: number, readonly delivery: { readonly best: { readonly day: string, readonly amount: Grosze } | null }, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> }>, readonly gpsr: { readonly manufacturer: { readonly name: string, readonly street: string, readonly postcode: string, readonly city: string, readonly country: string, readonly email: string }, readonly responsible_person: { readonly name: string, readonly street: string, readonly postcode: string, readonly city: string, readonly country: string, readonly email: string } | null } }> } };

export type MoreReviewsQueryVariables = Exact<{
  productId: number;
  page: number;
  stars?: number | null | undefined;
  withPhotos?: boolean | null | undefined;
  confirmed?: boolean | null | undefined;
  sortBy?: ReviewSort | null | undefined;
}>;


export type MoreReviewsQuery = { readonly productReviews: ReadonlyArray<{ readonly productId: number, readonly total_count: number, readonly reviews: ReadonlyArray<{ readonly review_id: number, readonly author: string, readonly created_at: string, readonly vote: number, readonly title: string | null, readonly text: string, readonly is_confirmed: boolean, readonly helpful_votes: number, readonly shop_answer: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number }> }> }> };

export type ProductQuestionsQueryVariables = Exact<{
  productId: number;
}>;


export type ProductQuestionsQuery = { readonly productQuestions: ReadonlyArray<{ readonly id: number, readonly author: string, readonly created_at: string, readonly question: string, readonly answer: string | null, readonly answered_by: string | null }> };

export type ReviewItemFragment = { readonly review_id: number, readonly author: string, readonly created_at: string, readonly vote: number, readonly title: string | null, readonly text: string, readonly is_confirmed: boolean, readonly helpful_votes: number, readonly shop_answer: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number }> };

export type GpsrAddressFragment = { readonly name: string, readonly street: string, readonly postcode: string, readonly city: string, readonly country: string, readonly email: string };

export type ProductGalleryQueryVariables = Exact<{
  gids: ReadonlyArray<number>;
}>;


export type ProductGalleryQuery = { readonly msProducts: { readonly items: ReadonlyArray<{ readonly id: number, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly images_gallery: string }> } };

export type InstalmentOffersQueryVariables = Exact<{
  amount: Grosze;
}>;


export type InstalmentOffersQuery = { readonly installmentOffers: ReadonlyArray<{ readonly id: number, readonly name: string, readonly months: number, readonly rrso: number, readonly monthly: Grosze, readonly total: Grosze, readonly example: string }> };

export type ProductPageQueryVariables = Exact<{
  ids: ReadonlyArray<number>;
}>;


export type ProductPageQuery = { readonly msProducts: { readonly items: ReadonlyArray<{ readonly id: number, readonly sku: string, readonly gid: number, readonly name: string, readonly request_path: string, readonly manufacturer_name: string, readonly manufacturer_url: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly availability_status_element: string | null, readonly available_only_in_store: boolean, readonly is_preorder: boolean, readonly is_pre_release: boolean, readonly release_date: string | null, readonly thumbnail: string, readonly images_gallery: string, readonly plus_percent: number | null, readonly vat_rate: number | null, readonly energy_class: string | null, readonly review_count: number, readonly review_summary: number, readonly question_count: number, readonly answered_question_count: number, readonly short_description: string, readonly block_courier_shipping: boolean, readonly breadcrumbs: ReadonlyArray<{ readonly name: string, readonly url: string }>, readonly installmentsPriceTag: { readonly installments: number, readonly is_zero_percent: boolean, readonly monthly_installment: Grosze, readonly installment_bottom_description: string } | null, readonly delivery: { readonly ways: ReadonlyArray<{ readonly code: string, readonly kind: string, readonly amount: Grosze, readonly day: string, readonly last_day: string }>, readonly best: { readonly day: string, readonly amount: Grosze } | null, readonly collection: { readonly day: string, readonly hour: number | null, readonly place: string, readonly pieces: number, readonly shops: number } | null }, readonly movies: ReadonlyArray<{ readonly id: number, readonly title: string, readonly duration_seconds: number, readonly poster: string, readonly captions: ReadonlyArray<string> }>, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly energy_label: { readonly energy_class: string, readonly eprel_number: string, readonly sheet: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null, readonly features_groups: ReadonlyArray<{ readonly group_id: number, readonly name: string, readonly features: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly has_description: boolean, readonly description: string | null }> }>, readonly services: ReadonlyArray<{ readonly id: number, readonly kind: string, readonly name: string, readonly description: string, readonly price: Grosze, readonly protector_device: string | null }>, readonly warranties: ReadonlyArray<{ readonly id: number, readonly name: string, readonly description: string, readonly price: Grosze }>, readonly autopromotion: { readonly name: string, readonly date_to: string, readonly is_shockprice: boolean, readonly stock_used: number | null, readonly stock_left: number | null } | null, readonly code_promotions: ReadonlyArray<{ readonly rule_id: number, readonly promo_code: string | null, readonly discount: number, readonly discount_type: string, readonly date_to: string }>, readonly outlet: { readonly min_price: Grosze, readonly products: ReadonlyArray<{ readonly condition: { readonly name: string, readonly description: string }, readonly product: { readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly final_price: Grosze } }> } | null, readonly counterpart_outlet_product: { readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly final_price: Grosze } | null, readonly outlet_condition: { readonly name: string, readonly description: string } | null, readonly variants: ReadonlyArray<{ readonly is_current: boolean, readonly axes: ReadonlyArray<{ readonly code: string, readonly label: string, readonly value: string, readonly swatch: string | null }>, readonly product: { readonly id: number, readonly request_path: string, readonly availability: number, readonly is_sales_blocked: boolean } }>, readonly bundle_items: ReadonlyArray<{ readonly qty: number, readonly product: { readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly final_price: Grosze } }> }> } };

export type ProductLinkFragment = { readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly final_price: Grosze };

export type ViewedProductsQueryVariables = Exact<{
  skus: ReadonlyArray<string>;
}>;


export type ViewedProductsQuery = { readonly msProducts: { readonly items: ReadonlyArray<{ readonly id: number, readonly sku: string, readonly name: string, readonly request_path: string, readonly thumbnail: string, readonly second_image: string | null, readonly manufacturer_name: string, readonly price: Grosze, readonly final_price: Grosze, readonly omnibus_price: Grosze | null, readonly qty: number, readonly min_sale_qty: number, readonly max_sale_qty: number, readonly is_sales_blocked: boolean, readonly availability: number, readonly availability_status_element: string | null, readonly available_only_in_store: boolean, readonly is_preorder: boolean, readonly energy_class: string | null, readonly plus_percent: number | null, readonly vat_rate: number | null, readonly review_count: number, readonly review_summary: number, readonly installmentsPriceTag: { readonly installments: number, readonly is_zero_percent: boolean, readonly monthly_installment: Grosze } | null, readonly delivery: { readonly best: { readonly day: string, readonly amount: Grosze } | null, readonly collection: { readonly day: string, readonly hour: number | null, readonly place: string, readonly pieces: number, readonly shops: number } | null }, readonly labels: ReadonlyArray<{ readonly code: string, readonly text: string, readonly position: number }>, readonly features_price_tag: ReadonlyArray<{ readonly feature_id: number, readonly name: string, readonly value: string, readonly unit: string | null }> }> } };

export type SearchListingQueryVariables = Exact<{
  query: string;
  categoryId?: string | null | undefined;
  attributes?: ReadonlyArray<AttributeFilter> | null | undefined;
  sortBy?: ProductSort | null | undefined;
  sortOrder?: SortOrder | null | undefined;
}>;


export type SearchListingQuery = { readonly productsForSearch: { readonly corrected_query: string | null, readonly total_count: number, readonly items_ids: ReadonlyArray<string>, readonly stated_price: { readonly from: Grosze | null, readonly to: Grosze | null, readonly is_applied: boolean } | null, readonly pages: ReadonlyArray<{ readonly title: string, readonly url: string }>, readonly categories: ReadonlyArray<{ readonly count: number, readonly category: { readonly id: number, readonly name: string } }>, readonly facets: ReadonlyArray<{ readonly code: string, readonly label: string, readonly values: ReadonlyArray<{ readonly value_id: string, readonly key: string, readonly label: string, readonly count: number, readonly swatch: string | null }> }>, readonly stats: ReadonlyArray<{ readonly code: string, readonly label: string, readonly unit: string | null, readonly min: number, readonly max: number, readonly count: number }> } };

export type PopularCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PopularCategoriesQuery = { readonly msCategories: { readonly items: ReadonlyArray<{ readonly id: number, readonly level: number, readonly display_mode: string, readonly name_in_tiles: string, readonly url: string, readonly product_count: number }> } };
