/** What resolvers of lazy fields get as their parent. */
import type { ProductRecord } from '../catalogue/product-record.ts';
import type { BlogPostSeed, CategorySeed } from '../seed/model.ts';

export type ProductParent = ProductRecord;
export type CategoryParent = CategorySeed;
export type BlogPostParent = BlogPostSeed;
