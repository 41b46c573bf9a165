// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { ProductDetailsQuery, ProductDetailsQueryVariables } from '../generated.ts';

export const ProductDetailsDocument = /* @__PURE__ */ gql<ProductDetailsQuery, ProductDetailsQueryVariables>(
  "query ProductDetails($ids:[Int!]!){msProducts(ids:$ids){items{id description technologies{id name description}expert{author role review pros cons}review_count review_summary review_stats{vote vote_count}confirmed_review_count reviews(limit:4){...ReviewItem}series_name series{...ProductTileCard}complementary{...ProductTileCard}similar{...ProductTileCard}gpsr{manufacturer{...GpsrAddress}responsible_person{...GpsrAddress}}}}}fragment ReviewItem on Review{review_id author created_at vote text is_confirmed helpful_votes shop_answer}fragment ProductTileCard on ProductCard{id sku name request_path thumbnail manufacturer_name price final_price omnibus_price qty min_sale_qty max_sale_qty is_sales_blocked availability available_only_in_store energy_class labels{code text position}review_count review_summary features_price_tag{feature_id name value unit}}fragment GpsrAddress on GpsrParty{name street postcode city country email}",
);
