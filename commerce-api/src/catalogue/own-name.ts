import type { ProductRecord } from './product-record.ts';

/** Maker and model: names, which no language translates. */
export const ownName = ({ manufacturer_name, model }: Pick<ProductRecord, 'manufacturer_name' | 'model'>): string | undefined =>
  model === null || model === undefined ? undefined : `${manufacturer_name} ${model}`;
