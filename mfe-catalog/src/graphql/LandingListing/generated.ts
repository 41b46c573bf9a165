// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { LandingListingQuery, LandingListingQueryVariables } from '../generated.ts';

export const LandingListingDocument = /* @__PURE__ */ gql<LandingListingQuery, LandingListingQueryVariables>(
  "query LandingListing($id:Int!$attributes:[AttributeFilter!]$sortBy:ProductSort$sortOrder:SortOrder){landingPages(ids:[$id]){id categoryName cycle graphics{graphics_id img img_mobile url active graphics_alt}}productsForLanding(id:$id attributes:$attributes sortBy:$sortBy sortOrder:$sortOrder){...ListingResult}}fragment ListingResult on ProductListing{total_count items_ids facets{code label values{value_id key label count swatch}}stats{code label unit min max count}}",
);
