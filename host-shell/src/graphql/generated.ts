// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
export type * from './types/generated.ts';
export { CurrentPricesDocument } from './CurrentPrices/generated.ts';
export { InstalmentTagsDocument } from './InstalmentTags/generated.ts';
export { PlusFlagsDocument } from './PlusFlags/generated.ts';
export { FooterDataDocument } from './FooterData/generated.ts';
export { HeaderDataDocument } from './HeaderData/generated.ts';
export { UrlResolverDocument } from './UrlResolver/generated.ts';
export { SearchSuggestionsDocument } from './SearchSuggestions/generated.ts';
export { StoreConfigDocument } from './StoreConfig/generated.ts';
