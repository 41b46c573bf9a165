import { grosze, zloty } from 'shared-contracts';
import type { ProductTileData } from 'shared-ui/product-tile';

const washer: ProductTileData = {
  id: 1,
  sku: 'WT-8140E',
  name: 'WISŁOTECH WT-8140E Pralka ładowana od przodu 8 kg 1400 obr./min',
  request_path: '/pralka-wislotech-wt-8140e.html',
  thumbnail: '/media/pralka',
  images_gallery: '[{"url":"/media/pralka"},{"url":"/media/smartfon"}]',
  manufacturer_name: 'WISŁOTECH',
  price: zloty(2199),
  final_price: zloty(1799),
  omnibus_price: zloty(2199),
  installmentsPriceTag: { installments: 10, is_zero_percent: true, monthly_installment: grosze(17990) },
  qty: 12,
  min_sale_qty: 1,
  max_sale_qty: 5,
  is_sales_blocked: false,
  availability: 1,
  availability_status_element: null,
  available_only_in_store: false,
  energy_class: 'A',
  labels: [{ code: 'reduced', text: 'Taniej o 400 zł', position: 1 }],
  review_count: 312,
  review_summary: 96,
  features_price_tag: [
    { feature_id: 1, name: 'Pojemność', value: '8', unit: 'kg' },
    { feature_id: 2, name: 'Wirowanie', value: '1400', unit: 'obr./min' },
    { feature_id: 3, name: 'Głośność', value: '72', unit: 'dB' },
  ],
};

const regular = { price: zloty(1349), final_price: zloty(1349), omnibus_price: null, labels: [] };

/** Tiles in every state that the catalogue can bring. */
export const tiles: readonly ProductTileData[] = [
  washer,
  {
    ...washer, ...regular, id: 2, sku: 'B6', energy_class: 'C', review_summary: 90, review_count: 87,
    name: 'Borowik SlimWash 6 Pralka wąska 45 cm 6 kg 1200 obr./min',
    installmentsPriceTag: { installments: 10, is_zero_percent: true, monthly_installment: grosze(13490) },
  },
  {
    ...washer, id: 3, sku: 'BN12', name: 'Smartfon Bursztyn Nova 12 5G 8/256 GB grafitowy', thumbnail: '/media/smartfon', energy_class: 'B',
    price: zloty(3099), final_price: grosze(289999), omnibus_price: zloty(3099), availability: 2, review_count: 428, review_summary: 97,
    labels: [
      { code: 'shock', text: 'Szok cena', position: 1 },
      { code: 'zero-percent', text: 'Raty 0%', position: 2 },
      { code: 'plus', text: 'Plus −5%', position: 3 },
    ],
    features_price_tag: [
      { feature_id: 1, name: 'Ekran', value: '6,5″ OLED', unit: null },
      { feature_id: 2, name: 'Pamięć', value: '8 GB + 256 GB', unit: null },
      { feature_id: 3, name: 'Bateria', value: '5000', unit: 'mAh' },
    ],
  },
  {
    ...washer, ...regular, id: 4, sku: 'A3', name: 'Słuchawki Bursztyn Air 3 ANC', thumbnail: '/media/sluchawki', energy_class: null,
    price: zloty(499), final_price: zloty(499), review_count: 0, review_summary: 0, availability: 99, installmentsPriceTag: null,
    labels: [{ code: 'new', text: 'Nowość', position: 1 }],
    features_price_tag: [],
  },
  {
    ...washer, ...regular, id: 5, sku: 'LONG', energy_class: 'G', review_count: 12345, review_summary: 34, final_price: grosze(1234567899),
    price: grosze(1234567899), is_sales_blocked: true,
    name: 'Najdłuższanazwaproduktujakakiedykolwiekpojawiłasięwsklepie z dodatkiem bardzo długiego opisu, który nie zmieści się w dwóch wierszach kafla',
    labels: [
      { code: 'outlet', text: 'Outlet: produkt powystawowy w pełnej gwarancji', position: 1 },
      { code: 'bestseller', text: 'Bestseller', position: 2 },
    ],
  },
  { ...washer, ...regular, id: 6, sku: 'STORE', name: 'TATRA Mini 5 Pralka kompaktowa 5 kg', available_only_in_store: true, availability: 12, energy_class: 'E' },
];
