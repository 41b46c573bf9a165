import type { CartItem } from '../service/cart-schema.ts';

/** The name that shoppers know a line by. */
export const nameOf = ({ name, sku }: CartItem): string => name || sku;
