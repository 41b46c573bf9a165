/** The shops whose data (catalogue, pictures, texts) can be loaded by name. */
export const shopDataNames = ['demo'] as const;

export type ShopDataName = (typeof shopDataNames)[number];
