// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import type { TypedDocumentNode } from '@urql/core';
import type { PopularCategoriesQuery, PopularCategoriesQueryVariables } from '../types/generated.ts';

export const PopularCategoriesDocument = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PopularCategories"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"msCategories"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"items"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"id"}},{kind:"Field",name:{kind:"Name",value:"level"}},{kind:"Field",name:{kind:"Name",value:"name_in_tiles"}},{kind:"Field",name:{kind:"Name",value:"url"}},{kind:"Field",name:{kind:"Name",value:"product_count"}}]}}]}}]}}]} as unknown as TypedDocumentNode<PopularCategoriesQuery, PopularCategoriesQueryVariables>;
