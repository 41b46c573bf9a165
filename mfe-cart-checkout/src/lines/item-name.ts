import type { CartItem } from 'shared-contracts';

/** The name that shoppers know a line by. */
export const nameOf = ({ name, sku }: CartItem): string => name || sku;
