// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { Grosze } from 'shared-contracts/money';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FreeDeliveryQueryVariables = Exact<{ [key: string]: never; }>;


export type FreeDeliveryQuery = { readonly storeConfig: { readonly free_delivery_from: Grosze } };

export const FreeDeliveryDocument = /* @__PURE__ */ gql<FreeDeliveryQuery, FreeDeliveryQueryVariables>(
  "query FreeDelivery{storeConfig{free_delivery_from}}",
);
