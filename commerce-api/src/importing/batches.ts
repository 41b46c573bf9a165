import type { CatalogueSource } from './catalogue-source.ts';
import type { GenerateOptions } from '../model/index.ts';
import { foundationRows } from './foundation-rows.ts';
import type { ImportBatch } from './transactions.ts';
import { productRows } from './product-rows.ts';
import { tableNames } from './tables.ts';
import type { ImportRows } from './tables.ts';

const productsPerBatch = 200;

/** Rows ready to be stored, and how many products are among them. */
export interface ProductBatch {
  readonly rows: ImportBatch;
  readonly products: number;
}

/** Rows of several records as JSON text per table. */
export const batchOf = (parts: readonly ImportRows[]): ImportBatch =>
  Object.fromEntries(
    tableNames.flatMap((table) => {
      const rows = parts.flatMap((part): readonly object[] => part[table] ?? []);
      return rows.length === 0 ? [] : [[table, JSON.stringify(rows)] as const];
    }),
  );

/** The generated catalogue in batches: first what does not grow with it, then its products. */
export function* catalogueBatches(source: CatalogueSource, options: GenerateOptions): Generator<ProductBatch, void> {
  yield { rows: batchOf([foundationRows(source.generateFoundation(options))]), products: 0 };
  let parts: ImportRows[] = [];
  for (const product of source.generateProducts(options)) {
    parts.push(productRows(product, source.productUrls(product)));
    if (parts.length < productsPerBatch) continue;
    yield { rows: batchOf(parts), products: parts.length };
    parts = [];
  }
  if (parts.length > 0) yield { rows: batchOf(parts), products: parts.length };
}
