// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { MoreReviewsQuery, MoreReviewsQueryVariables } from '../generated.ts';

export const MoreReviewsDocument = /* @__PURE__ */ gql<MoreReviewsQuery, MoreReviewsQueryVariables>(
  "query MoreReviews($productIds:[Int!]!$page:Int!){productReviews(productIds:$productIds page:$page pageSize:10){productId reviews{...ReviewItem}}}fragment ReviewItem on Review{review_id author created_at vote text is_confirmed helpful_votes shop_answer}",
);
