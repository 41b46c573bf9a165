import type { ProductDetailsQuery, ProductPageQuery } from '../graphql/generated.ts';

/** What the first screen of a product page knows. */
export type Product = ProductPageQuery['msProducts']['items'][number];

/** What the sections below know. */
export type ProductDetails = ProductDetailsQuery['msProducts']['items'][number];
