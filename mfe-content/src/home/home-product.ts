import type { HomeProductsQuery } from '../graphql/generated.ts';

/** A product of the home page. */
export type HomeProduct = HomeProductsQuery['msProducts']['items'][number];
