// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import type { TypedDocumentNode } from '@urql/core';
import type { PlusFlagsQuery, PlusFlagsQueryVariables } from '../types/generated.ts';

export const PlusFlagsDocument = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"PlusFlags"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"storeConfig"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"plus_enabled"}},{kind:"Field",name:{kind:"Name",value:"friends_and_family"}},{kind:"Field",name:{kind:"Name",value:"plus_whitelist_ips"}}]}}]}}]} as unknown as TypedDocumentNode<PlusFlagsQuery, PlusFlagsQueryVariables>;
