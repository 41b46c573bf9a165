/** The demo shop's catalogue, customers and vouchers, with which an empty database is filled. */
import type { CatalogueSource } from '../importing/catalogue-source.ts';
import { generateFoundation, generateProducts, productUrls } from './catalogue/index.ts';
import { customerRows } from './customer-rows.ts';
import { giftCardRows } from './gift-card-products.ts';
import { saleDocumentRows } from './sale-documents.ts';
import { voucherRows } from './voucher-rows.ts';

export const catalogueSource: CatalogueSource = {
  generateFoundation,
  generateProducts,
  productUrls,
  customerRows: async () => ({ ...(await customerRows()), ...voucherRows, ...giftCardRows() }),
  saleDocumentRows,
};
