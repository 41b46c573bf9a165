import type { ReactNode } from 'react';
import type { Product } from '../product-types.ts';

/** Heart and compare of the product page; drawn where the host offers the lists. */
export const ProductMarks = (_props: { readonly product: Product }): ReactNode => null;
