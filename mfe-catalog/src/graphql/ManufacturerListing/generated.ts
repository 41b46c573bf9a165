// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { ManufacturerListingQuery, ManufacturerListingQueryVariables } from '../generated.ts';

export const ManufacturerListingDocument = /* @__PURE__ */ gql<ManufacturerListingQuery, ManufacturerListingQueryVariables>(
  "query ManufacturerListing($id:Int!$attributes:[AttributeFilter!]$sortBy:ProductSort$sortOrder:SortOrder){manufacturers(ids:[$id]){items{id name logo}}productsForManufacturer(id:$id attributes:$attributes sortBy:$sortBy sortOrder:$sortOrder){...ListingResult}}fragment ListingResult on ProductListing{total_count items_ids facets{code label values{value_id key label count swatch}}stats{code label unit min max count}}",
);
