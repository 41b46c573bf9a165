import { productRows } from '../importing/product-rows.ts';
import type { ImportRows } from '../importing/tables.ts';
import type { Product } from '../model/product.ts';
import { zloty } from './catalogue/money.ts';

/** Above the ids of all generated products. */
const firstId = 900_001;
const values = [50, 100, 200, 500] as const;
const createdAt = '2026-01-01T09:00:00.000Z';

/** A gift card as a product: nothing is carried, nothing reduces it, no category lists it. */
function giftCard(amount: number, index: number): Product {
  const id = firstId + index;
  const price = zloty(amount);
  const name = `Karta podarunkowa ${amount} zł`;
  const party = {
    name: 'Amperio Sp. z o.o.',
    street: 'ul. Prądowa 1',
    postcode: '30-001',
    city: 'Kraków',
    country: 'PL',
    email: 'sklep@amperio.example',
  };
  return {
    id,
    sku: `KARTA-${amount}`,
    gid: firstId,
    productType: 'simple',
    name,
    kind: 'Karta podarunkowa',
    model: String(amount),
    requestPath: `karta-podarunkowa-${amount}`,
    ean: '',
    manufacturerId: 0,
    manufacturerCode: '',
    mainCategoryId: 0,
    categoryIds: [],
    pathToCategory: '',
    stores: ['amperio', 'amperio_pro'],
    landingIds: [],
    createdAt,
    popularity: 0,
    prices: {
      price,
      finalPrice: price,
      catalogPrice: price,
      history: [{ since: createdAt, price, finalPrice: price }],
      reducedSince: null,
    },
    promotions: [],
    labels: [],
    installments: null,
    stock: [],
    qty: 0,
    minSaleQty: 1,
    maxSaleQty: 10,
    availability: 1,
    availableOnlyInStore: false,
    isSalesBlocked: false,
    isGiftCard: true,
    isPreorder: false,
    isPreRelease: false,
    releaseDate: null,
    shippingFromDate: null,
    isWzsAvailable: false,
    blockCourierShipping: false,
    excludeShippingMethods: [],
    weightGrams: 0,
    energy: null,
    attributes: [],
    features: [],
    featuresPriceTag: [],
    technologyIds: [],
    variants: [],
    seriesName: null,
    seriesIds: [],
    accessoryIds: [],
    complementaryIds: [],
    similarIds: [],
    bundleItems: [],
    services: [],
    outletIds: [],
    outlet: null,
    pictures: [
      { illustration: 'gift-card', brand: `${amount} zł`, body: 'blue', accent: '#2A3FE5', seed: index, view: 'front', alt: name },
    ],
    movies: [],
    shortDescription: '',
    description: '',
    seo: { metaTitle: name, metaDescription: name, metaKeywords: '', h1: null },
    expert: null,
    reviews: [],
    questions: [],
    blogPostIds: [],
    adserverIds: [],
    gpsr: { manufacturer: party, responsiblePerson: null },
  };
}

/** J-250: the demo shop's gift cards. They have no address of their own: all are sold on one page. */
export function giftCardRows(): ImportRows {
  const rows = values.map((amount, index) => productRows(giftCard(amount, index), []));
  return {
    product: rows.flatMap(({ product = [] }) => product),
    product_store: rows.flatMap(({ product_store: stores = [] }) => stores),
    price_point: rows.flatMap(({ price_point: points = [] }) => points),
  };
}
