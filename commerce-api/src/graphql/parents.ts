/** What resolvers of lazy fields get as their parent. */
import type { ProductRecord } from '../catalogue/product-record.ts';
import type { BlogPost, Category } from '../model/index.ts';

export type ProductParent = ProductRecord;
export type CategoryParent = Category;
export type BlogPostParent = BlogPost;
