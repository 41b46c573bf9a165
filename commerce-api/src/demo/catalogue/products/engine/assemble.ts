import { proDepartments } from '../../categories/leaves.ts';
import { blogPostIdsOf } from '../../content/blog.ts';
import { zeroPercentBanner } from '../../content/graphics.ts';
import { landingIdsFor } from '../../content/landings.ts';
import { serviceByCode } from '../../content/services.ts';
import type { BundleItem, OutletPiece, Product } from '../../../../model/product.ts';
import { priceText } from '../../../../catalogue/price-text.ts';
import { hash, random } from '../../random.ts';
import { makeExpert } from '../../reviews/expert.ts';
import { makeQuestions, makeReviews } from '../../reviews/index.ts';
import { shorten } from '../../text.ts';
import { dayFrom } from '../../time.ts';
import { allValues, attributeValues, cardFeatures, featureValues } from './attributes.ts';
import { makeSupply } from './availability.ts';
import { eanOf, excludedMethods, technologies } from './derived.ts';
import type { Item } from './item.ts';
import { laterAccessories } from './later-accessories.ts';
import { makeInstallments, makeLabels, makePromotions, type OfferInput } from './offer.ts';
import { makeMovies, makePictures } from './pictures.ts';
import { skuOf, type LeafPlan, type Plan } from './plan.ts';
import { makePrices, type Reduction } from './pricing.ts';
import { caseLeaf, makeVariants, pickFrom, type LeafRelations } from './relations.ts';
import { writeStory } from './story.ts';

/** The properties of bundles and outlet pieces. */
export interface Special {
  readonly outlet: OutletPiece | null;
  readonly bundleItems: readonly BundleItem[];
}

export const ordinaryProduct: Special = { outlet: null, bundleItems: [] };

/** Turns an item into the complete record of a product. */
export function assemble(
  plan: Plan,
  leafPlan: LeafPlan,
  item: Item,
  relations: LeafRelations,
  outletIds: readonly number[],
  special: Special,
): Product {
  const { recipe, place } = leafPlan;
  const { now } = plan;
  const r = random(`${plan.seed}/product/${item.id}`);
  const shared = random(`${item.modelKey}/shared`);
  const isOutlet = special.outlet !== null;
  const isBundle = special.bundleItems.length > 0;
  const standsAlone = isOutlet || isBundle;

  const ageDays = shared.weighted([
    [shared.int(3, 40), 12],
    [shared.int(41, 400), 58],
    [shared.int(401, 1400), 30],
  ]);
  const popularity = isOutlet ? r.int(0, 400) : Math.floor(100_000 * shared.next() ** 4 * (0.7 + r.next() * 0.3));
  const isNew = !standsAlone && ageDays <= 40;
  const isBestseller = popularity > 62_000;

  const supply = makeSupply(r, now, isOutlet);
  const reduction: Reduction =
    standsAlone || supply.isPreRelease
      ? 'none'
      : r.weighted<Reduction>([
          ['none', 66],
          ['reduced', 30],
          ['shock', 4],
        ]);
  const prices = makePrices(item.basePrice, reduction, r, now);
  const installments = makeInstallments(prices, prices.finalPrice >= 30_000 && !isOutlet && shared.chance(0.5));
  const isZeroPercent = installments?.isZeroPercent === true;
  const isPlus = !isOutlet && r.chance(0.12);
  const energyClass = item.draft.energy?.energyClass ?? null;
  const offer: OfferInput = { prices, reduction, now, isNew, isOutlet, isPreRelease: supply.isPreRelease, isBestseller, energyClass };

  const warranty = isOutlet
    ? '24 miesiące'
    : shared.weighted([
        ['24 miesiące', 80],
        ['36 miesięcy', 12],
        ['60 miesięcy', 8],
      ]);
  const values = allValues(item, warranty);
  const texts = writeStory(recipe, item, place.leaf.slug, shared);
  const facts = {
    isReduced: prices.reducedSince !== null,
    isShock: reduction === 'shock' && prices.reducedSince !== null,
    isZeroPercent,
    isNew,
    isOutlet,
    isBestseller,
  };
  const members = standsAlone ? [item] : relations.variantsOf(item);
  const quality = Math.min(1, Math.max(0, (item.brand.tier - 0.7) * 1.2 + shared.next() * 0.5));
  // The first reviews are written a week after the start of sales.
  const reviewCount =
    standsAlone || supply.isPreRelease || ageDays < 8 ? 0 : Math.min(40, Math.floor(r.next() ** 1.5 * (4 + popularity / 1800)));
  const large = recipe.large === true || item.draft.kilograms >= 30;
  const pro = proDepartments.has(place.top.slug) && random(`${item.modelKey}/pro`).chance(0.7);

  return {
    id: item.id,
    sku: skuOf(item.id),
    gid: item.gid,
    productType: isBundle ? 'bundle' : 'simple',
    name: item.name,
    kind: item.draft.kind,
    model: item.model,
    requestPath: item.path,
    ean: eanOf(item.id),
    manufacturerId: item.brand.id,
    manufacturerCode: String(values['kod_producenta'] ?? item.model),
    mainCategoryId: place.leafId,
    categoryIds: [place.topId, place.branchId, place.leafId],
    pathToCategory: `${place.top.name} > ${place.branch.name} > ${place.leaf.name}`,
    stores: pro ? ['amperio', 'amperio_pro'] : ['amperio'],
    landingIds: landingIdsFor({ ...facts, topSlug: place.top.slug, leafSlug: place.leaf.slug, energyClass, finalPrice: prices.finalPrice }),
    createdAt: dayFrom(now, -ageDays, 9),
    popularity,
    prices,
    promotions: makePromotions(offer, r),
    labels: makeLabels(offer, isZeroPercent, isPlus),
    installments,
    stock: supply.stock,
    qty: supply.qty,
    minSaleQty: 1,
    maxSaleQty: isOutlet ? 1 : large ? 3 : 10,
    availability: supply.availability,
    availableOnlyInStore: supply.availableOnlyInStore,
    isSalesBlocked: supply.isSalesBlocked,
    isPreorder: supply.isPreorder,
    isPreRelease: supply.isPreRelease,
    releaseDate: supply.releaseDate,
    shippingFromDate: supply.shippingFromDate,
    isWzsAvailable: supply.isWzsAvailable,
    blockCourierShipping: large,
    excludeShippingMethods: excludedMethods(large, item.draft.kilograms),
    weightGrams: Math.round(item.draft.kilograms * 1000),
    energy:
      item.draft.energy === undefined
        ? null
        : {
            energyClass: item.draft.energy.energyClass,
            eprelNumber: String(100_000 + (hash(item.modelKey) % 1_900_000)),
            sheet: item.draft.energy.sheet.map(([name, value]) => ({ name, value })),
          },
    attributes: attributeValues(values, facts, supply),
    features: featureValues(recipe, values),
    featuresPriceTag: cardFeatures(recipe, values),
    technologyIds: technologies(values),
    variants: standsAlone ? [] : makeVariants(recipe, members),
    seriesName: item.line === null || standsAlone ? null : `${item.brand.name} ${item.line}`,
    seriesIds: standsAlone ? [] : relations.seriesOf(item),
    accessoryIds: [
      ...relations.fitting(item).slice(0, 4),
      ...pickFrom(
        plan,
        recipe.accessories.filter((leaf) => leaf !== caseLeaf),
        recipe.accessories.length * 2,
        shared,
      ),
      ...relations.laterFitting(item).slice(0, 3),
      // From a stream of their own: what was chosen before them stays.
      ...pickFrom(plan, laterAccessories(place.leaf.slug), 3, random(`${item.modelKey}/later-accessories`)),
    ],
    complementaryIds: pickFrom(plan, recipe.complementary, 6, shared),
    similarIds: relations.similarTo(item),
    bundleItems: special.bundleItems,
    services: isOutlet ? [] : recipe.services.map((code) => ({ serviceId: serviceByCode(code).id, price: serviceByCode(code).price })),
    outletIds,
    outlet: special.outlet,
    pictures: makePictures(recipe, item),
    movies: makeMovies(item, texts.headings, shared),
    shortDescription: texts.shortDescription,
    description:
      special.outlet === null
        ? texts.description
        : `<section><h3>Stan produktu</h3><p>${special.outlet.conditionDescription}</p></section>${texts.description}`,
    seo: {
      metaTitle: shorten(`${item.name} | Amperio`, 70),
      metaDescription: shorten(`${item.name} za ${priceText(prices.finalPrice)}. ${texts.shortDescription}`, 158),
      metaKeywords: `${item.brand.name}, ${item.model}, ${place.leaf.singular}`,
      h1: null,
    },
    expert:
      !standsAlone && popularity > 20_000 && shared.chance(0.3) ? makeExpert(recipe, `${item.brand.name} ${item.model}`, shared) : null,
    reviews: makeReviews(recipe, item.id, reviewCount, quality, ageDays, now, r),
    questions: standsAlone
      ? []
      : makeQuestions(
          recipe,
          item.id,
          r.weighted([
            [0, 45],
            [1, 30],
            [2, 18],
            [3, 7],
          ]),
          ageDays,
          now,
          r,
        ),
    blogPostIds: blogPostIdsOf(place.leaf.slug),
    adserverIds: isZeroPercent ? [zeroPercentBanner] : [],
    gpsr: item.brand.gpsr,
  };
}
