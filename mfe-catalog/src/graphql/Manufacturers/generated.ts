// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { ManufacturersQuery, ManufacturersQueryVariables } from '../generated.ts';

export const ManufacturersDocument = /* @__PURE__ */ gql<ManufacturersQuery, ManufacturersQueryVariables>(
  "query Manufacturers{manufacturers{items{id name url logo product_count}}}",
);
