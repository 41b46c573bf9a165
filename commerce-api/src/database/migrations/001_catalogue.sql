-- The catalogue. Columns hold what is searched, joined or changed; `document` holds the rest of a record as it is shown.
create table seed_state (
  id integer primary key,
  products integer not null,
  started_at timestamptz not null,
  finished_at timestamptz
);

create table store (
  id integer primary key,
  code text not null unique,
  document jsonb not null
);

-- Records that are small, few and read as a whole: brands, attributes, features, methods of payment …
create table reference_record (
  kind text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  primary key (kind, id)
);

create table category (
  id integer primary key,
  parent_id integer,
  level integer not null,
  position integer not null,
  name text not null,
  url_path text not null,
  document jsonb not null
);

create table product (
  id integer primary key,
  sku text not null unique,
  gid integer not null,
  name text not null,
  request_path text not null,
  manufacturer_id integer not null,
  main_category_id integer not null,
  popularity integer not null,
  created_at timestamptz not null,
  price integer not null,
  final_price integer not null,
  catalog_price integer not null,
  reduced_since timestamptz,
  qty integer not null,
  min_sale_qty integer not null,
  max_sale_qty integer not null,
  availability integer not null,
  is_sales_blocked boolean not null,
  document jsonb not null
);
create index product_gid on product (gid);

create table product_store (
  product_id integer not null,
  store_code text not null,
  primary key (product_id, store_code)
);

create table product_category (
  product_id integer not null,
  category_id integer not null,
  primary key (product_id, category_id)
);

create table product_landing (
  product_id integer not null,
  landing_id integer not null,
  primary key (product_id, landing_id)
);

-- `option_id` 0 marks a number, which stands in `value`.
create table product_attribute (
  product_id integer not null,
  code text not null,
  option_id integer not null,
  value double precision,
  primary key (product_id, code, option_id)
);

create table price_point (
  product_id integer not null,
  since timestamptz not null,
  price integer not null,
  final_price integer not null,
  primary key (product_id, since)
);

create table stock (
  product_id integer not null,
  warehouse_id integer not null,
  qty integer not null,
  primary key (product_id, warehouse_id)
);

create table review (
  id integer primary key,
  product_id integer not null,
  created_at timestamptz not null,
  stars integer not null,
  is_confirmed boolean not null,
  document jsonb not null
);
create index review_product on review (product_id, created_at);

create table product_question (
  id integer primary key,
  product_id integer not null,
  created_at timestamptz not null,
  document jsonb not null
);
create index product_question_product on product_question (product_id, created_at);

create table url_record (
  store_code text not null,
  path text not null,
  type text not null,
  entity_id integer,
  canonical_path text not null,
  category_id integer,
  document jsonb not null,
  primary key (store_code, path)
);
