// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { PopularCategoriesQuery, PopularCategoriesQueryVariables } from '../generated.ts';

export const PopularCategoriesDocument = /* @__PURE__ */ gql<PopularCategoriesQuery, PopularCategoriesQueryVariables>(
  "query PopularCategories{msCategories{items{id level name_in_tiles url product_count}}}",
);
