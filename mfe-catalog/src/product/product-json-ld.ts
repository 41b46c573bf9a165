import { machineMoney } from 'shared-contracts';
import type { Product } from './product-types.ts';
import { galleryPictures } from './rules/gallery-pictures.ts';
import { canBuy, purchaseOf, type Purchase } from './rules/purchase.ts';

const availabilityOf = (purchase: Purchase): string => {
  if (purchase === 'preorder') return 'PreOrder';
  if (purchase === 'store-only') return 'InStoreOnly';
  return canBuy(purchase) ? 'InStock' : 'OutOfStock';
};

/**
 * Structured data of a product page (schema.org), to be written by the host outside of the page's own markup.
 * @param origin of the shop, such as `https://amperio.example`, since search engines want absolute addresses
 */
export const productJsonLd = (product: Product, origin: string): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  sku: product.sku,
  url: origin + product.request_path,
  image: galleryPictures(product.images_gallery, product.thumbnail, product.name).map(({ url }) => `${origin}${url}?w=1280&f=jpeg`),
  brand: { '@type': 'Brand', name: product.manufacturer_name },
  offers: {
    '@type': 'Offer',
    url: origin + product.request_path,
    price: machineMoney(product.final_price),
    priceCurrency: 'PLN',
    availability: `https://schema.org/${availabilityOf(purchaseOf(product))}`,
  },
  ...(product.review_count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: (product.review_summary / 20).toFixed(1),
      reviewCount: product.review_count,
    },
  }),
});
