// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { UrlResolverQuery, UrlResolverQueryVariables } from '../generated.ts';

export const UrlResolverDocument = /* @__PURE__ */ gql<UrlResolverQuery, UrlResolverQueryVariables>(
  "query UrlResolver($urlKey:String!$search:String){urlResolver(urlKey:$urlKey search:$search){type id canonical_url restore_params category_id meta_title meta_description meta_keywords googlebot robots og_type og_image intro_description description intro_category_description category_description has_filter_seo header_title faq{question answer}blog_category_product_ids breadcrumbs{name url category_id}}}",
);
