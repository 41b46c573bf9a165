// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import type { TypedDocumentNode } from '@urql/core';
import type { ManufacturersQuery, ManufacturersQueryVariables } from '../types/generated.ts';

export const ManufacturersDocument = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Manufacturers"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"manufacturers"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"items"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"id"}},{kind:"Field",name:{kind:"Name",value:"name"}},{kind:"Field",name:{kind:"Name",value:"url"}},{kind:"Field",name:{kind:"Name",value:"logo"}},{kind:"Field",name:{kind:"Name",value:"product_count"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ManufacturersQuery, ManufacturersQueryVariables>;
