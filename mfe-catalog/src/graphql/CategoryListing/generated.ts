// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { CategoryListingQuery, CategoryListingQueryVariables } from '../generated.ts';

export const CategoryListingDocument = /* @__PURE__ */ gql<CategoryListingQuery, CategoryListingQueryVariables>(
  "query CategoryListing($id:String!$ids:[Int!]!$attributes:[AttributeFilter!]$sortBy:ProductSort$sortOrder:SortOrder){msCategories(ids:$ids){items{id level name display_mode url_path url breadcrumbs{name url}children{id name_in_tiles url image product_count}}}productsForCategory(id:$id attributes:$attributes sortBy:$sortBy sortOrder:$sortOrder){...ListingResult}}fragment ListingResult on ProductListing{total_count items_ids facets{code label values{value_id key label count swatch}}stats{code label unit min max count}}",
);
