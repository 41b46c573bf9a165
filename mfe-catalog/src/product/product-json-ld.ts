import { machineMoney, type DescribePage, type StructuredThing } from 'shared-contracts';
import { ProductDetailsDocument, ProductPageDocument } from '../graphql/generated.ts';
import type { Product, ProductDetails } from './product-types.ts';
import { galleryPictures } from './rules/gallery-pictures.ts';
import { canBuy, purchaseOf, type Purchase } from './rules/purchase.ts';

type Offered = Pick<Product, 'final_price' | 'omnibus_price' | 'request_path'>;

/** Search engines show a few at most; the page has more. */
const mostReviews = 3;

const availabilityOf = (purchase: Purchase): string => {
  if (purchase === 'preorder') return 'PreOrder';
  if (purchase === 'store-only') return 'InStoreOnly';
  return canBuy(purchase) ? 'InStock' : 'OutOfStock';
};

/** P-03: the price that the page crosses out is the lowest one of the thirty days before the reduction. */
const crossedOut = ({ final_price: price, omnibus_price: lowest }: Offered): StructuredThing | null =>
  lowest === null || lowest <= price
    ? null
    : {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: machineMoney(lowest),
        priceCurrency: 'PLN',
      };

const offerOf = (product: Product, origin: string): StructuredThing => {
  const reduced = crossedOut(product);
  return {
    '@type': 'Offer',
    url: origin + product.request_path,
    price: machineMoney(product.final_price),
    priceCurrency: 'PLN',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${availabilityOf(purchaseOf(product))}`,
    ...(reduced && { priceSpecification: reduced }),
  };
};

const reviewOf = ({ author, created_at, vote, title, text }: ProductDetails['reviews'][number]): StructuredThing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: created_at,
  reviewRating: { '@type': 'Rating', ratingValue: vote, bestRating: 5, worstRating: 1 },
  ...(title ? { name: title } : {}),
  reviewBody: text,
});

/**
 * Structured data of a product page (schema.org).
 * @param details null: they could not be read, and its reviews are not told
 * @param origin of the shop, such as `https://amperio.example`, since search engines want absolute addresses
 */
export const productJsonLd = (product: Product, details: Pick<ProductDetails, 'reviews'> | null, origin: string): StructuredThing => {
  const reviews = (details?.reviews ?? []).slice(0, mostReviews).map(reviewOf);
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: origin + product.request_path,
    image: galleryPictures(product.images_gallery, product.thumbnail, product.name).map(({ url }) => `${origin}${url}?w=1280&f=jpeg`),
    description: product.short_description,
    brand: { '@type': 'Brand', name: product.manufacturer_name },
    offers: offerOf(product, origin),
    ...(product.review_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: (product.review_summary / 20).toFixed(1),
        reviewCount: product.review_count,
      },
    }),
    ...(reviews.length > 0 && { review: reviews }),
  };
};

/** J-201: a product page for search engines. */
export const structuredData: DescribePage = async ({ client, resolution, origin }) => {
  if (resolution?.id == null) return [];
  const { id } = resolution;
  const [page, details] = await Promise.all([
    client.query(ProductPageDocument, { ids: [id] }),
    client.query(ProductDetailsDocument, { id }),
  ]);
  const product = page.data?.msProducts.items[0];
  return product ? [productJsonLd(product, details.data?.msProducts.items[0] ?? null, origin)] : [];
};
