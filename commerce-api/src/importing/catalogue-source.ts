import type { GenerateOptions, Product, ReferenceData, UrlRecord } from '../model/index.ts';
import type { ImportRows } from './tables.ts';

/** A catalogue that an empty database is filled with. */
export interface CatalogueSource {
  /** Everything that does not grow with the number of products. */
  generateFoundation(options: GenerateOptions): ReferenceData;
  generateProducts(options: GenerateOptions): Iterable<Product>;
  productUrls(product: Product): readonly UrlRecord[];
  customerRows(): Promise<ImportRows>;
  /** Receipts and invoices of the shops. */
  saleDocumentRows(): ImportRows;
}
