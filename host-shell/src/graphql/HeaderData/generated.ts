// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
import { gql } from '@urql/core';
import type { HeaderDataQuery, HeaderDataQueryVariables } from '../generated.ts';

export const HeaderDataDocument = /* @__PURE__ */ gql<HeaderDataQuery, HeaderDataQueryVariables>(
  "query HeaderData($storeId:Int$topMenuBannerVersion:Int=1){headerDataQuery(storeId:$storeId topMenuBannerVersion:$topMenuBannerVersion version:2){items{id position show always_show category{name url color show_in_searchbar}topmenu_banners{graphics_id campaign_id graphic{img url graphics_alt active}}children{id position show always_show column category{name url}children{id position show always_show category{name url}}}}}}",
);
