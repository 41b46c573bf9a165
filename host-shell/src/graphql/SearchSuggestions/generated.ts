// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../generated.ts';

export const SearchSuggestionsDocument = /* @__PURE__ */ gql<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>(
  "query SearchSuggestions($query:String!){searchSuggestions(query:$query){phrases categories{count category{name url}}products{sku name request_path thumbnail final_price}}}",
);
