import type { InsertType } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Columns that the import fills, with their SQL types: rows travel as one JSON text and are unfolded by the database. */
export const importTables = {
  store: { id: 'integer', code: 'text', document: 'jsonb' },
  reference_record: { kind: 'text', id: 'text', position: 'integer', document: 'jsonb' },
  category: {
    id: 'integer',
    parent_id: 'integer',
    level: 'integer',
    position: 'integer',
    name: 'text',
    url_path: 'text',
    document: 'jsonb',
  },
  product: {
    id: 'integer',
    sku: 'text',
    gid: 'integer',
    name: 'text',
    request_path: 'text',
    manufacturer_id: 'integer',
    main_category_id: 'integer',
    popularity: 'integer',
    created_at: 'timestamptz',
    price: 'integer',
    final_price: 'integer',
    catalog_price: 'integer',
    reduced_since: 'timestamptz',
    qty: 'integer',
    min_sale_qty: 'integer',
    max_sale_qty: 'integer',
    availability: 'integer',
    is_sales_blocked: 'boolean',
    is_gift_card: 'boolean',
    document: 'jsonb',
  },
  product_store: { product_id: 'integer', store_code: 'text' },
  product_category: { product_id: 'integer', category_id: 'integer' },
  product_landing: { product_id: 'integer', landing_id: 'integer' },
  product_attribute: { product_id: 'integer', code: 'text', option_id: 'integer', value: 'double precision' },
  price_point: { product_id: 'integer', since: 'timestamptz', price: 'integer', final_price: 'integer' },
  stock: { product_id: 'integer', warehouse_id: 'integer', qty: 'integer' },
  review: {
    id: 'integer',
    product_id: 'integer',
    created_at: 'timestamptz',
    stars: 'integer',
    is_confirmed: 'boolean',
    helpful_votes: 'integer',
    photo_count: 'integer',
    document: 'jsonb',
  },
  product_question: { id: 'integer', product_id: 'integer', created_at: 'timestamptz', document: 'jsonb' },
  url_record: {
    store_code: 'text',
    path: 'text',
    type: 'text',
    entity_id: 'integer',
    canonical_path: 'text',
    category_id: 'integer',
    document: 'jsonb',
  },
  customer: {
    id: 'integer',
    email: 'text',
    firstname: 'text',
    lastname: 'text',
    dob: 'text',
    password_hash: 'text',
    has_signed_in: 'boolean',
    email_confirmed_at: 'timestamptz',
    mailbox_owned_at: 'timestamptz',
    document: 'jsonb',
  },
  sale_document: { number: 'text', day: 'text', shop_id: 'integer', kind: 'text', document: 'jsonb' },
  customer_address: { id: 'integer', customer_id: 'integer', document: 'jsonb' },
  voucher: {
    id: 'integer',
    code_hash: 'text',
    code_end: 'text',
    balance: 'integer',
    expires_at: 'timestamptz',
    created_at: 'timestamptz',
  },
} as const satisfies { readonly [Table in keyof Tables]?: { readonly [Column in keyof Tables[Table]]: string } };

export type ImportTable = keyof typeof importTables;

/** A row of a table: every column has a value, null included. */
export type RowOf<Table extends ImportTable> = { readonly [Column in keyof Tables[Table]]: InsertType<Tables[Table][Column]> };

export type ImportRows = { readonly [Table in ImportTable]?: readonly RowOf<Table>[] };

export const tableNames = Object.keys(importTables) as readonly ImportTable[]; // its own keys
