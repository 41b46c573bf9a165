import { isDeepStrictEqual } from 'node:util';
import type { WalletName } from 'shared-contracts/codes';
import type {
  Campaign,
  Attribute,
  BlogAuthor,
  BlogCategory,
  BlogPost,
  CartPromotion,
  Category,
  CmsBlock,
  CmsPage,
  ContentOrder,
  Country,
  Coupon,
  Dictionary,
  DownloadFile,
  EditorTranslation,
  FeatureDefinition,
  FeatureGroup,
  ReferenceData,
  GlossaryTerm,
  Graphic,
  InstallmentPlan,
  Landing,
  Manufacturer,
  NewsPost,
  PaymentMethod,
  PhysicalStore,
  SearchSynonyms,
  Service,
  ShopEvent,
  StoreCode,
  Store,
  Technology,
  UploadedPicture,
  Warehouse,
  WarrantyPlan,
} from '../model/index.ts';
import { carrierPoint, ownShops, shopPoint } from '../checkout/pickup-points.ts';
import { PickupIndex } from '../checkout/pickup-index.ts';
import { townsOf } from '../checkout/towns.ts';
import type { Towns } from '../checkout/towns.ts';
import { offeredRecords, type EditedRecords } from './edited-records.ts';
import { networkOf } from '../promise/network.ts';
import type { DeliveryNetwork } from '../promise/network.ts';
import { writtenTexts, type WrittenTexts } from '../translation/written-texts.ts';
import type { PickupPoint } from '../rest/schemas/index.ts';
import type { ReferenceRow } from './transactions.ts';

/** Records that rarely change and are read all the time, as the database holds them. Built once at the start. */
export interface Reference {
  readonly stores: readonly Store[];
  readonly storesByCode: ReadonlyMap<string, Store>;
  /** In the order of the tree's levels, then of their positions. */
  readonly categories: ReadonlyMap<number, Category>;
  /** Ids of the categories right below, in order. */
  readonly childrenOf: ReadonlyMap<number, readonly number[]>;
  readonly manufacturers: ReadonlyMap<number, Manufacturer>;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly featureGroups: ReadonlyMap<number, FeatureGroup>;
  readonly featureDefinitions: ReadonlyMap<number, FeatureDefinition>;
  readonly featurePictograms: ReferenceData['featurePictograms'];
  readonly technologies: ReadonlyMap<number, Technology>;
  readonly services: ReadonlyMap<number, Service>;
  readonly warrantyPlans: readonly WarrantyPlan[];
  readonly installmentPlans: readonly InstallmentPlan[];
  readonly landings: ReadonlyMap<number, Landing>;
  readonly cmsBlocks: readonly CmsBlock[];
  readonly cmsPages: ReadonlyMap<number, CmsPage>;
  readonly blogAuthors: ReadonlyMap<number, BlogAuthor>;
  readonly blogCategories: ReadonlyMap<number, BlogCategory>;
  /** Newest first. */
  readonly blogPosts: ReadonlyMap<number, BlogPost>;
  /** Newest first. */
  readonly newsPosts: ReadonlyMap<number, NewsPost>;
  readonly glossary: ReadonlyMap<string, GlossaryTerm>;
  readonly dictionaries: ReadonlyMap<number, Dictionary>;
  /** Newest first. */
  readonly campaigns: ReadonlyMap<number, Campaign>;
  readonly graphics: ReadonlyMap<number, Graphic>;
  readonly topmenuBanners: ReferenceData['topmenuBanners'];
  readonly menuLinks: ReferenceData['menuLinks'];
  readonly downloads: readonly DownloadFile[];
  readonly physicalStores: ReadonlyMap<number, PhysicalStore>;
  /** The soonest first. */
  readonly shopEvents: readonly ShopEvent[];
  /** Keys of the menu and of the footer's columns in the order of editors. */
  readonly contentOrders: ReadonlyMap<ContentOrder['id'], ContentOrder>;
  /** What editors have translated, by whose it is. */
  readonly translations: ReadonlyMap<string, EditorTranslation>;
  /** The same by the Polish text. */
  readonly ukrainianTexts: WrittenTexts;
  readonly warehouses: ReadonlyMap<number, Warehouse>;
  readonly countries: readonly Country[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** J-370: wallets that the settings switch on. */
  readonly wallets: readonly WalletName[];
  /** Ways of delivery, shops and warehouses, as promises need them. */
  readonly network: DeliveryNetwork;
  readonly coupons: readonly Coupon[];
  readonly cartPromotions: readonly CartPromotion[];
  readonly searchSynonyms: readonly SearchSynonyms[];
  readonly uploadedPictures: ReadonlyMap<string, UploadedPicture>;
  /** Points of all carriers and the own shops by shipping code. */
  readonly pickupPoints: ReadonlyMap<string, readonly PickupPoint[]>;
  /** The same ones, for whoever looks for one. */
  readonly pickupIndexes: ReadonlyMap<string, PickupIndex>;
  readonly towns: Towns;
  /** Takes over a category that has changed in the database; its place in the tree is the same. */
  readonly putCategory: (category: Category) => void;
  /** Takes over a manufacturer that has changed in the database. */
  readonly putManufacturer: (manufacturer: Manufacturer) => void;
  /** Takes over all records that editors change, as they are in the database. */
  readonly putContent: (content: EditedRecords) => void;
}

const byKey = <Key, Value>(values: readonly Value[], key: (value: Value) => Key): Map<Key, Value> =>
  new Map(values.map((value) => [key(value), value]));

const newestFirst = <Post extends { readonly publishedAt: string }>(posts: readonly Post[]): readonly Post[] =>
  posts.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));

function childrenByParent(categories: readonly Category[]): ReadonlyMap<number, readonly number[]> {
  const children = new Map<number, number[]>();
  for (const { id, parentId } of categories.toSorted((a, b) => a.position - b.position)) {
    if (parentId === null) continue;
    const siblings = children.get(parentId);
    if (siblings === undefined) children.set(parentId, [id]);
    else siblings.push(id);
  }
  return children;
}

/** What editors change, as the shop reads it: without what they have taken back. */
function editedLists(records: EditedRecords) {
  const {
    cmsPages,
    blogPosts,
    newsPosts,
    glossary,
    uploadedPictures,
    landings,
    physicalStores,
    shopEvents,
    translations,
    contentOrders,
    ...others
  } = offeredRecords(records);
  return {
    ...others,
    cmsPages: byKey(cmsPages, (page) => page.id),
    blogPosts: byKey(newestFirst(blogPosts), (post) => post.id),
    newsPosts: byKey(newestFirst(newsPosts), (post) => post.id),
    glossary: byKey(
      glossary.toSorted((a, b) => a.term.localeCompare(b.term, 'pl')),
      (term) => term.id,
    ),
    uploadedPictures: byKey(uploadedPictures, (picture) => picture.id),
    landings: byKey(landings, (landing) => landing.id),
    physicalStores: byKey(physicalStores, (shop) => shop.id),
    shopEvents: shopEvents.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
    contentOrders: byKey(contentOrders, (order) => order.id),
    translations: byKey(translations, (translation) => translation.id),
    ukrainianTexts: writtenTexts(translations),
  };
}

/** Where orders are collected and how they get there: it follows the hours of the own shops. */
function deliveryPlaces(
  shops: readonly PhysicalStore[],
  carriers: ReadonlyMap<string, readonly PickupPoint[]>,
  { shippingMethods, warehouses }: Pick<ReferenceData, 'shippingMethods' | 'warehouses'>,
) {
  const own = shops.map(shopPoint);
  return {
    network: networkOf(shippingMethods, shops, warehouses),
    pickupPoints: new Map([...carriers, [ownShops, own]]),
    ownIndex: new PickupIndex(own),
  };
}

/** Reference records out of the rows of the transaction `catalogue.reference`, and what the settings add. */
export function buildReference(rows: readonly ReferenceRow[], { wallets }: Pick<Reference, 'wallets'>): Reference {
  const groups = Map.groupBy(rows, (row) => row.kind);
  // The import wrote each kind from the list of that very name and type.
  const list = <Kind extends keyof ReferenceData>(kind: Kind): ReferenceData[Kind] =>
    (groups.get(kind) ?? []).map((row) => row.document) as unknown as ReferenceData[Kind];
  const categories = list('categories');
  const carrierPoints = list('pickupPoints').map(carrierPoint);
  const carriers = Map.groupBy(carrierPoints, ({ carrier }) => carrier);
  const carrierIndexes = [...carriers].map(([carrier, points]) => [carrier, new PickupIndex(points)] as const);
  const sending = { shippingMethods: list('shippingMethods'), warehouses: list('warehouses') };
  let places = deliveryPlaces(list('physicalStores'), carriers, sending);
  const manufacturersById = byKey(list('manufacturers'), (manufacturer) => manufacturer.id);
  const categoriesById = byKey(categories, (category) => category.id);
  let edited = editedLists({
    cmsBlocks: list('cmsBlocks'),
    cmsPages: list('cmsPages'),
    blogPosts: list('blogPosts'),
    newsPosts: list('newsPosts'),
    glossary: list('glossary'),
    menuLinks: list('menuLinks'),
    coupons: list('coupons'),
    cartPromotions: list('cartPromotions'),
    searchSynonyms: list('searchSynonyms'),
    uploadedPictures: list('uploadedPictures'),
    landings: list('landings'),
    manufacturers: list('manufacturers'),
    physicalStores: list('physicalStores'),
    shopEvents: list('shopEvents'),
    translations: list('translations'),
    contentOrders: list('contentOrders'),
  });
  return {
    stores: list('stores'),
    storesByCode: byKey(list('stores'), (store) => store.code),
    categories: categoriesById,
    childrenOf: childrenByParent(categories),
    manufacturers: manufacturersById,
    attributes: byKey(list('attributes'), (attribute) => attribute.code),
    featureGroups: byKey(list('featureGroups'), (group) => group.groupId),
    featureDefinitions: byKey(list('featureDefinitions'), (feature) => feature.featureId),
    featurePictograms: list('featurePictograms'),
    technologies: byKey(list('technologies'), (technology) => technology.id),
    services: byKey(list('services'), (service) => service.id),
    warrantyPlans: list('warrantyPlans'),
    installmentPlans: list('installmentPlans'),
    get landings() {
      return edited.landings;
    },
    get cmsBlocks() {
      return edited.cmsBlocks;
    },
    get cmsPages() {
      return edited.cmsPages;
    },
    get blogPosts() {
      return edited.blogPosts;
    },
    get newsPosts() {
      return edited.newsPosts;
    },
    get glossary() {
      return edited.glossary;
    },
    get menuLinks() {
      return edited.menuLinks;
    },
    get coupons() {
      return edited.coupons;
    },
    get cartPromotions() {
      return edited.cartPromotions;
    },
    get searchSynonyms() {
      return edited.searchSynonyms;
    },
    get uploadedPictures() {
      return edited.uploadedPictures;
    },
    blogAuthors: byKey(list('blogAuthors'), (author) => author.id),
    blogCategories: byKey(list('blogCategories'), (category) => category.id),
    dictionaries: byKey(list('dictionaries'), (dictionary) => dictionary.id),
    campaigns: byKey(
      list('campaigns').toSorted((a, b) => b.dateFrom.localeCompare(a.dateFrom)),
      (campaign) => campaign.id,
    ),
    graphics: byKey(list('graphics'), (graphic) => graphic.graphicsId),
    topmenuBanners: list('topmenuBanners'),
    downloads: list('downloads'),
    get physicalStores() {
      return edited.physicalStores;
    },
    get shopEvents() {
      return edited.shopEvents;
    },
    get contentOrders() {
      return edited.contentOrders;
    },
    get translations() {
      return edited.translations;
    },
    get ukrainianTexts() {
      return edited.ukrainianTexts;
    },
    warehouses: byKey(list('warehouses'), (warehouse) => warehouse.id),
    countries: list('countries'),
    paymentMethods: list('paymentMethods'),
    wallets,
    get network() {
      return places.network;
    },
    get pickupPoints() {
      return places.pickupPoints;
    },
    get pickupIndexes() {
      return new Map([...carrierIndexes, [ownShops, places.ownIndex]]);
    },
    towns: townsOf([...list('physicalStores'), ...carrierPoints]),
    putCategory: (category) => void categoriesById.set(category.id, category),
    putManufacturer: (manufacturer) => void manufacturersById.set(manufacturer.id, manufacturer),
    putContent: (content) => {
      const known = [...edited.physicalStores.values()];
      edited = editedLists(content);
      for (const manufacturer of content.manufacturers) manufacturersById.set(manufacturer.id, manufacturer);
      // Days that were promised are kept as long as these stay the same.
      if (!isDeepStrictEqual(known, content.physicalStores)) places = deliveryPlaces(content.physicalStores, carriers, sending);
    },
  };
}

/** Records of the ids asked, in that order; unknown ones are left out. Without ids all of them. */
export function pick<Key, Value>(records: ReadonlyMap<Key, Value>, keys: readonly Key[] | null | undefined): readonly Value[] {
  if (keys === null || keys === undefined) return [...records.values()];
  return keys.flatMap((key) => {
    const record = records.get(key);
    return record === undefined ? [] : [record];
  });
}

/** Whether something is offered in a store. */
export const isIn = (record: { readonly stores: readonly StoreCode[] }, store: StoreCode): boolean => record.stores.includes(store);
