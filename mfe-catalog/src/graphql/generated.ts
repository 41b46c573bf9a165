// Made by `pnpm codegen` from shared-contracts/schema.graphql. Do not edit.
export type * from './types/generated.ts';
export { CompareDocument } from './Compare/generated.ts';
export { TileDeliveriesDocument } from './TileDeliveries/generated.ts';
export { PageDeliveryDocument } from './PageDelivery/generated.ts';
export { DeliveryShopsDocument } from './DeliveryShops/generated.ts';
export { LandingListingDocument } from './LandingListing/generated.ts';
export { CategoryListingDocument } from './CategoryListing/generated.ts';
export { ListingProductsDocument } from './ListingProducts/generated.ts';
export { ManufacturerListingDocument } from './ManufacturerListing/generated.ts';
export { ManufacturersDocument } from './Manufacturers/generated.ts';
export { FittingOfferDocument } from './FittingOffer/generated.ts';
export { ProductDetailsDocument } from './ProductDetails/generated.ts';
export { MoreReviewsDocument } from './MoreReviews/generated.ts';
export { ProductQuestionsDocument } from './ProductQuestions/generated.ts';
export { ProductPageDocument } from './ProductPage/generated.ts';
export { SearchListingDocument } from './SearchListing/generated.ts';
export { PopularCategoriesDocument } from './PopularCategories/generated.ts';
