// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { SearchListingQuery, SearchListingQueryVariables } from '../generated.ts';

export const SearchListingDocument = /* @__PURE__ */ gql<SearchListingQuery, SearchListingQueryVariables>(
  "query SearchListing($query:String!$categoryId:String$attributes:[AttributeFilter!]$sortBy:ProductSort$sortOrder:SortOrder){productsForSearch(query:$query category_id:$categoryId attributes:$attributes sortBy:$sortBy sortOrder:$sortOrder){...ListingResult corrected_query categories{count category{id name}}}}fragment ListingResult on ProductListing{total_count items_ids facets{code label values{value_id key label count swatch}}stats{code label unit min max count}}",
);
