// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import type { TypedDocumentNode } from '@urql/core';
import type { Grosze } from 'shared-contracts/money';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FreeDeliveryQueryVariables = Exact<{ [key: string]: never; }>;


export type FreeDeliveryQuery = { readonly storeConfig: { readonly free_delivery_from: Grosze } };

export const FreeDeliveryDocument = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"FreeDelivery"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"storeConfig"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"free_delivery_from"}}]}}]}}]} as unknown as TypedDocumentNode<FreeDeliveryQuery, FreeDeliveryQueryVariables>;
