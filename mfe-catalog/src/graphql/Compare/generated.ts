// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { CompareQuery, CompareQueryVariables } from '../generated.ts';

export const CompareDocument = /* @__PURE__ */ gql<CompareQuery, CompareQueryVariables>(
  "query Compare($skus:[String!]!){msProducts(skus:$skus){items{...ProductTile features_groups{group_id name features{feature_id name value}}}}}fragment ProductTile on Product{id sku name request_path thumbnail second_image manufacturer_name price final_price omnibus_price installmentsPriceTag{installments is_zero_percent monthly_installment}qty min_sale_qty max_sale_qty is_sales_blocked availability availability_status_element available_only_in_store is_preorder energy_class labels{code text position}review_count review_summary features_price_tag{feature_id name value unit}}",
);
