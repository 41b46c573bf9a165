import type { ImportRows } from '../importing/tables.ts';

/** Receipts and invoices of the shops, to file complaints with. */
export const saleDocumentRows = (): ImportRows => ({
  sale_document: [
    {
      number: 'PA/11/2401',
      day: '2026-10-05',
      shop_id: 11,
      kind: 'receipt',
      document: [
        { productId: 1001, qty: 1 },
        { productId: 1003, qty: 2 },
      ],
    },
    { number: 'FV/12/0387', day: '2026-09-14', shop_id: 12, kind: 'invoice', document: [{ productId: 1002, qty: 1 }] },
  ],
});
