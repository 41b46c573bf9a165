// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import type { TypedDocumentNode } from '@urql/core';
import type { DeliveryShopsQuery, DeliveryShopsQueryVariables } from '../types/generated.ts';

export const DeliveryShopsDocument = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"DeliveryShops"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"physicalStores"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"id"}},{kind:"Field",name:{kind:"Name",value:"place"}},{kind:"Field",name:{kind:"Name",value:"city"}},{kind:"Field",name:{kind:"Name",value:"street"}}]}}]}}]} as unknown as TypedDocumentNode<DeliveryShopsQuery, DeliveryShopsQueryVariables>;
