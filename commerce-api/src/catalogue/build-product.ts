import type { Autopromotion, InstallmentsPriceTag, StoreAvailability } from 'shared-contracts/graphql';
import { grosze } from 'shared-contracts/money';
import type { GpsrParty, Promotion } from '../model/index.ts';
import type { CompleteProductRow, ProductRow } from './read-products.ts';
import { galleryOf } from './gallery.ts';
import { trueLabels } from './labels.ts';
import { omnibusPrice } from './omnibus.ts';
import { productPath, productPicture } from './paths.ts';
import { attributesOf, definedFeatures, featureGroups, priceTagFeatures } from './product-features.ts';
import type { ProductRecord } from './product-record.ts';
import { productServices, serviceShops } from './product-services.ts';
import { rating, reviewStats } from './rating.ts';
import type { Reference } from './reference.ts';
import { warrantyOptions } from './warranty-options.ts';
import { reviewOf } from './review.ts';

/** H-08: five minutes. */
const installmentTtlSeconds = 300;

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** A promotion as P-14 shows it. */
const promotion = (seed: Promotion): Autopromotion => ({
  rule_id: seed.ruleId,
  name: seed.name,
  promo_code: seed.promoCode,
  discount: seed.discount,
  discount_type: seed.discountType,
  date_from: seed.dateFrom,
  date_to: seed.dateTo,
  is_shockprice: seed.isShockprice,
  stock_used: seed.stockUsed,
  stock_left: seed.stockLeft,
});

/** A tag whose sums were counted for another price would be untrue. */
function installmentTag(row: ProductRow): InstallmentsPriceTag | null {
  const tag = row.document.installments;
  if (tag === null || (tag.price !== undefined && tag.price !== row.final_price)) return null;
  return {
    sku: row.sku,
    price: grosze(row.final_price),
    bank_type: tag.bankType,
    change_price_to_installments: tag.changePriceToInstallments,
    description: tag.description,
    installments: tag.installments,
    installments_online: tag.installmentsOnline,
    installments_stationary: tag.installmentsStationary,
    installment_description: tag.installmentDescription,
    installment_bottom_description: tag.installmentBottomDescription,
    is_wpn: tag.isWpn,
    is_zero_percent: tag.isZeroPercent,
    monthly_installment: grosze(tag.monthlyInstallment),
    free_installments: tag.freeInstallments,
    price_with_free_installments: tag.priceWithFreeInstallments === null ? null : grosze(tag.priceWithFreeInstallments),
    calculate_for_promo_price: tag.calculateForPromoPrice,
    ttl: installmentTtlSeconds,
  };
}

type ListOf<Name extends 'stock' | 'ratings'> = NonNullable<CompleteProductRow[Name]>;

const shopsWith = (stock: ListOf<'stock'>, reference: Reference): readonly StoreAvailability[] =>
  stock.flatMap(([warehouseId, qty]) => {
    const shop = reference.physicalStores.get(warehouseId);
    return shop === undefined || qty <= 0 ? [] : [{ store_id: shop.id, name: shop.name, city: shop.city, qty }];
  });

const party = ({ name, street, postcode, city, country, email }: GpsrParty): GpsrParty => ({
  name,
  street,
  postcode,
  city,
  country,
  email,
});

const votesOf = (rows: ListOf<'ratings'>) => rows.map(([stars, isConfirmed, votes]) => ({ stars, isConfirmed, votes }));

/** A complete product record out of its row. */
export function buildProduct(row: CompleteProductRow, reference: Reference): ProductRecord {
  const { document } = row;
  const stock = row.stock ?? [];
  const manufacturer = reference.manufacturers.get(row.manufacturer_id);
  const features = definedFeatures(document, reference);
  const votes = votesOf(row.ratings ?? []);
  const confirmed = rating(votes.filter((vote) => vote.isConfirmed));
  const all = rating(votes);
  const omnibus = omnibusPrice(
    (row.prices ?? []).map(([since, finalPrice]) => ({ since: new Date(since), finalPrice })),
    row.reduced_since,
  );
  const shops = shopsWith(stock, reference);
  const picture = (view: string): string => productPicture(row.id, view);
  const gallery = galleryOf(row);
  const discount = row.price - row.final_price;
  const tag = installmentTag(row);
  const auto = document.promotions.find((one) => one.kind === 'autopromotion');
  return {
    id: row.id,
    sku: row.sku,
    amperio_product_id: row.id,
    gid: row.gid,
    name: row.name,
    is_gift_card: row.is_gift_card,
    request_path: productPath(row),
    category_id: row.main_category_id,
    product_type: document.productType,
    ean: document.ean,
    model: document.model,

    price: grosze(row.price),
    final_price: grosze(row.final_price),
    catalog_price: grosze(row.catalog_price),
    omnibus_price: omnibus === null ? null : grosze(omnibus),
    item_discount: discount > 0 ? [{ code: auto === undefined ? 'price' : `rule_${auto.ruleId}`, discount: grosze(discount) }] : [],
    installmentsPriceTag: tag,

    qty: row.qty,
    min_sale_qty: row.min_sale_qty,
    max_sale_qty: row.max_sale_qty,
    is_sales_blocked: row.is_sales_blocked,
    availability: row.availability,
    availability_status_element: null,
    shipping_from_date: document.shippingFromDate,
    is_wzs_available: document.isWzsAvailable,
    available_only_in_store: document.availableOnlyInStore,
    available_in_store: shops.length > 0,
    store_availability: shops,

    is_preorder: document.isPreorder,
    is_pre_release: document.isPreRelease,
    release_date: document.releaseDate,

    manufacturer: row.manufacturer_id,
    manufacturer_name: manufacturer?.name ?? '',
    manufacturer_url: manufacturer === undefined ? '/producenci.html' : `/${manufacturer.urlPath}.html`,
    brand_plan: null,
    industry: null,
    path_to_category: document.pathToCategory,

    thumbnail: picture(document.pictures[0]?.view ?? 'front'),
    images_gallery: JSON.stringify(gallery),
    second_image: gallery[1]?.url ?? null,
    movies: document.movies.map((movie) => ({
      id: movie.id,
      title: movie.title,
      duration_seconds: movie.durationSeconds,
      poster: picture(movie.poster),
      captions: movie.captions,
    })),

    labels: trueLabels(document.labels, {
      finalPrice: row.final_price,
      omnibusPrice: omnibus,
      hasZeroPercent: document.installments === null || tag !== null,
    }),
    energy_class: document.energy?.energyClass ?? null,
    energy_label:
      document.energy === null
        ? null
        : {
            energy_class: document.energy.energyClass,
            eprel_number: document.energy.eprelNumber,
            sheet: document.energy.sheet,
          },

    review_count: all.count,
    review_summary: all.summary,
    review_stats: reviewStats(votes),
    confirmed_review_count: confirmed.count,
    confirmed_review_summary: confirmed.summary,
    photo_review_count: row.with_photos,
    question_count: row.questions,
    answered_question_count: row.answered_questions,

    features: document.features.map(({ featureId, value }) => ({ feature_id: featureId, value })),
    features_groups: featureGroups(features, reference),
    features_price_tag: priceTagFeatures(document, features),
    attributes: attributesOf(row.attributes ?? [], reference),
    auto_rc_attributes: null,
    technologies: document.technologyIds.map((id) => reference.technologies.get(id)).filter(isDefined),

    short_description: document.shortDescription,
    description: document.description,
    expert: document.expert,
    services: productServices(document.services, reference),
    service_shops: serviceShops(document.services, reference),
    warranties: row.is_gift_card
      ? []
      : warrantyOptions(reference.warrantyPlans, { finalPrice: row.final_price, categoryIds: row.categories ?? [] }),
    autopromotion: auto === undefined ? null : promotion(auto),
    code_promotions: document.promotions.filter((one) => one.kind === 'code').map(promotion),
    outlet_condition:
      document.outlet === null ? null : { name: document.outlet.condition, description: document.outlet.conditionDescription },
    series_name: document.seriesName,
    adserver_ids: document.adserverIds,

    block_courier_shipping: document.blockCourierShipping,
    exclude_shipping_methods: document.excludeShippingMethods,
    weight_grams: document.weightGrams,
    gpsr: {
      manufacturer: party(document.gpsr.manufacturer),
      responsible_person: document.gpsr.responsiblePerson === null ? null : party(document.gpsr.responsiblePerson),
    },

    document: {
      accessoryIds: document.accessoryIds,
      blogPostIds: document.blogPostIds,
      bundleItems: document.bundleItems,
      complementaryIds: document.complementaryIds,
      kind: document.kind,
      outlet: document.outlet,
      outletIds: document.outletIds,
      pictures: document.pictures,
      seriesIds: document.seriesIds,
      similarIds: document.similarIds,
      variants: document.variants,
    },
    categoryIds: row.categories ?? [],
    newestReviews: (row.reviews ?? []).map(([reviewId, createdAt, stars, isConfirmed, helpfulVotes, text]) =>
      reviewOf({ id: reviewId, createdAt: new Date(createdAt), stars, isConfirmed, helpfulVotes, document: text }),
    ),
    stock: new Map(stock),
  };
}
