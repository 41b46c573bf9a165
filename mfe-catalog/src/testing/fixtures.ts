import { grosze } from 'shared-contracts/money';
import { zloty } from 'shared-contracts/testing/money';
import type {
  CategoryListingQuery,
  ListingProductsQuery,
  ListingResultFragment,
  ProductDetailsQuery,
  ProductPageQuery,
} from '../graphql/generated.ts';

type TileProduct = ListingProductsQuery['msProducts']['items'][number];
type Product = ProductPageQuery['msProducts']['items'][number];
type Details = ProductDetailsQuery['msProducts']['items'][number];

const gallery = (id: number): string =>
  JSON.stringify(['front', 'side', 'detail'].map((view) => ({ url: `/media/catalog/${id}/pralka-${view}`, alt: `Pralka ${id}`, view })));

/** A product as listings read it. */
export const tileProduct = (change: Partial<TileProduct> = {}): TileProduct => {
  const id = change.id ?? 101;
  return {
    id,
    sku: `WT-${id}`,
    gid: 70,
    colours: [],
    name: `WISŁOTECH WT-${id} Pralka ładowana od przodu`,
    request_path: `/wislotech-wt-${id}.html`,
    thumbnail: `/media/catalog/${id}/pralka-front`,
    second_image: `/media/catalog/${id}/pralka-${id}-angle`,
    manufacturer_name: 'WISŁOTECH',
    price: zloty(2199),
    final_price: zloty(1799),
    omnibus_price: zloty(2099),
    installmentsPriceTag: null,
    qty: 7,
    min_sale_qty: 1,
    max_sale_qty: 5,
    is_sales_blocked: false,
    availability: 1,
    availability_status_element: null,
    available_only_in_store: false,
    delivery: {
      best: { day: '2031-11-27', amount: grosze(4900) },
      collection: { day: '2031-11-25', hour: 17, place: 'Galeria Wiślana', pieces: 3, shops: 2 },
    },
    is_preorder: false,
    energy_class: 'A',
    labels: [{ code: 'reduced', text: 'Taniej o 300 zł', position: 1 }],
    plus_percent: null,
    vat_rate: null,
    review_count: 312,
    review_summary: 96,
    features_price_tag: [{ feature_id: 1, name: 'Pojemność', value: '8', unit: 'kg' }],
    ...change,
  };
};

const value = (value_id: string, key: string, label: string, count: number) => ({ value_id, key, label, count, swatch: null });

/** What a listing finds: `total` products with two facets and a price range. */
export const listingResult = (total = 30): ListingResultFragment => ({
  total_count: total,
  items_ids: Array.from({ length: total }, (_, index) => String(101 + index)),
  facets: [
    {
      code: 'producent',
      label: 'Producent',
      values: [
        value('1', 'wislotech', 'WISŁOTECH', 48),
        value('2', 'tatra', 'TATRA', 37),
        value('3', 'borowik', 'Borowik', 31),
        value('4', 'bursztyn', 'Bursztyn', 22),
        value('5', 'lipowa', 'Lipowa Dom', 14),
        value('6', 'sudety', 'Sudety Home', 0),
      ],
    },
    {
      code: 'pojemnosc',
      label: 'Pojemność',
      values: [value('11', 'do-5-kg', 'do 5 kg', 12), value('12', '6-7-kg', '6–7 kg', 58), value('13', '8-kg', '8 kg', 71)],
    },
  ],
  stats: [{ code: 'price', label: 'Cena', unit: 'zł', min: 109_900, max: 329_900, count: total }],
});

const breadcrumbs = [
  { name: 'AGD', url: '/agd.html' },
  { name: 'Pralki i suszarki', url: '/agd/pralki-i-suszarki.html' },
];

/** A category with its listing. */
export const categoryListing = (total = 30): CategoryListingQuery => ({
  msCategories: {
    items: [
      {
        id: 12,
        level: 4,
        name: 'Pralki',
        name_in_tiles: 'Pralki',
        display_mode: 'PRODUCTS',
        url_path: 'agd/pralki',
        url: '/agd/pralki.html',
        adserver_ids: [],
        breadcrumbs: [...breadcrumbs, { name: 'Pralki', url: '/agd/pralki.html' }],
        children: [
          { id: 13, name_in_tiles: 'Ładowane od przodu', url: '/agd/pralki/przod.html', image: '/media/category/13', product_count: 20 },
          { id: 14, name_in_tiles: 'Wąskie (do 47 cm)', url: '/agd/pralki/waskie.html', image: '/media/category/14', product_count: 10 },
        ],
      },
    ],
  },
  productsForCategory: listingResult(total),
});

/** A product as its page reads it. */
export const pageProduct = (change: Partial<Product> = {}): Product => {
  const { features_price_tag: _short, ...tile } = tileProduct();
  return {
    ...tile,
    images_gallery: gallery(tile.id),
    movies: [],
    manufacturer_url: '/producent/wislotech.html',
    breadcrumbs: [...breadcrumbs, { name: 'Pralki', url: '/agd/pralki.html' }],
    installmentsPriceTag: {
      installments: 10,
      is_zero_percent: true,
      monthly_installment: grosze(17_990),
      installment_bottom_description: '',
    },
    delivery: {
      ...tile.delivery,
      ways: [
        { code: 'neocourier', kind: 'large', amount: grosze(4900), day: '2031-11-27', last_day: '2031-12-01' },
        { code: 'paczkomaty', kind: 'pickup-point', amount: grosze(1299), day: '2031-11-28', last_day: '2031-11-28' },
      ],
    },
    is_preorder: false,
    is_pre_release: false,
    release_date: null,
    energy_label: { energy_class: 'A', eprel_number: '1234567', sheet: [{ name: 'Zużycie energii na 100 cykli', value: '49 kWh' }] },
    question_count: 36,
    answered_question_count: 30,
    features_groups: [
      {
        group_id: 1,
        name: 'Pranie',
        features: [
          { feature_id: 1, name: 'Pojemność', value: '8 kg', has_description: true, description: 'Ile suchego prania mieści bęben.' },
          { feature_id: 2, name: 'Obroty', value: '1400 obr./min', has_description: false, description: null },
        ],
      },
    ],
    short_description: '',
    services: [
      {
        id: 1,
        kind: 'installation',
        name: 'Podłączenie pralki',
        description: 'z odbiorem starej',
        price: zloty(99),
        protector_device: null,
      },
    ],
    warranties: [],
    autopromotion: null,
    code_promotions: [],
    outlet: null,
    counterpart_outlet_product: null,
    outlet_condition: null,
    variants: [],
    bundle_items: [],
    block_courier_shipping: false,
    ...change,
  };
};

const party = {
  name: 'Wisłotech Sp. z o.o.',
  street: 'ul. Prosta 1',
  postcode: '00-001',
  city: 'Warszawa',
  country: 'Polska',
  email: 'bezpieczenstwo@wislotech.example',
};

/** What the sections below read. */
export const pageDetails = (change: Partial<Details> = {}): Details => {
  const { second_image: _s, installmentsPriceTag: _i, availability_status_element: _a, ...card } = tileProduct({ id: 205 });
  return {
    id: 101,
    description: '<p>Cicha i oszczędna.</p>',
    technologies: [],
    expert: { author: 'Anna Lis', role: 'doradca', review: '<p>Warto.</p>', pros: ['cicha'], cons: ['ciężka'] },
    review_count: 312,
    review_summary: 96,
    review_stats: [
      { vote: 5, vote_count: 280 },
      { vote: 4, vote_count: 32 },
    ],
    confirmed_review_count: 250,
    photo_review_count: 1,
    reviews: [
      {
        review_id: 1,
        author: 'Jan',
        created_at: '2026-10-01T10:00:00.000Z',
        vote: 5,
        title: null,
        text: 'Bardzo cicha.',
        photos: [],
        is_confirmed: true,
        helpful_votes: 3,
        shop_answer: 'Dziękujemy!',
      },
    ],
    accessories: [],
    blog_posts: [],
    adserver_ids: [],
    series_name: null,
    series: [],
    complementary: [],
    similar: [card],
    gpsr: { manufacturer: party, responsible_person: null },
    ...change,
  };
};

/** The features of a washing machine that spins so fast. */
export const washerFeatures = (spin: string) => [
  {
    group_id: 1,
    name: 'Pranie',
    features: [
      { feature_id: 10, name: 'Obroty', value: spin },
      { feature_id: 11, name: 'Ładunek', value: '8 kg' },
    ],
  },
];
