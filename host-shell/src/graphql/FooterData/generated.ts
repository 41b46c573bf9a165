// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { FooterDataQuery, FooterDataQueryVariables } from '../generated.ts';

export const FooterDataDocument = /* @__PURE__ */ gql<FooterDataQuery, FooterDataQueryVariables>(
  "query FooterData($blocksIds:[String!]!){footerDataQuery(blocksIds:$blocksIds){items{identifier front_title content}}}",
);
