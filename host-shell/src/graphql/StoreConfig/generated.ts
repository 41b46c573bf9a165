// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { StoreConfigQuery, StoreConfigQueryVariables } from '../generated.ts';

export const StoreConfigDocument = /* @__PURE__ */ gql<StoreConfigQuery, StoreConfigQueryVariables>(
  "query StoreConfig{storeConfig{store_id store_code store_name theme logo_text currency languages contact_phone contact_email contact_hours inactive_tab_title newsletter_enabled cookie_consent show_promotion_archive free_delivery_from meta_title meta_description legal_entity{name street postcode city nip}}}",
);
