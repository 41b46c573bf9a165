import { zloty } from 'shared-contracts/testing/money';
import type { HomeProductsQuery, PostCardFragment } from '../graphql/generated.ts';

/** A product of a shelf. */
export const homeProduct = (sku: string): HomeProductsQuery['msProducts']['items'][number] => ({
  id: Number(sku),
  sku,
  name: `Produkt ${sku}`,
  request_path: `/produkt-${sku}.html`,
  thumbnail: `/media/catalog/${sku}/produkt-front`,
  second_image: null,
  manufacturer_name: 'Tatra',
  price: zloty(1999),
  final_price: zloty(1499),
  omnibus_price: zloty(1999),
  qty: 5,
  min_sale_qty: 1,
  max_sale_qty: 10,
  is_sales_blocked: false,
  availability: 1,
  availability_status_element: null,
  available_only_in_store: false,
  delivery: { best: { day: '2031-11-27', amount: zloty(49) }, collection: null },
  is_preorder: false,
  energy_class: null,
  review_count: 4,
  review_summary: 90,
  autopromotion: { stock_used: 16, stock_left: 43 },
  installmentsPriceTag: null,
  plus_percent: null,
  vat_rate: null,
  labels: [],
  features_price_tag: [{ feature_id: 1, name: 'Moc', value: '900', unit: 'W' }],
});

/** A card of a blog post. */
export const cardPost = (id: number): PostCardFragment => ({
  title: `Artykuł ${id}`,
  url: `/blog/artykul-${id}.html`,
  image: `/media/cms/blog-${id}`,
  content_sneak_peak: 'Krótko o sprzęcie.',
  published_at: '2026-11-17T07:00:00.000Z',
  reading_minutes: 2,
  blog_category: { name: 'Na co dzień' },
});
