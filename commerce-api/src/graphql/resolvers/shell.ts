import type { MenuNode, StoreConfig } from 'shared-contracts/graphql';
import { normalisePostcode } from 'shared-contracts/checkout';
import { grosze } from 'shared-contracts/money';
import { inOrder } from '../../catalogue/in-order.ts';
import { categoryPicture, pagePath } from '../../catalogue/paths.ts';
import { isIn, pick } from '../../catalogue/reference.ts';
import type { Reference } from '../../catalogue/reference.ts';
import { metresBetween, type Position } from '../../checkout/pickup-map.ts';
import { postcodePosition } from '../../checkout/postcode-position.ts';
import { parcelsFreeFrom } from '../../promise/price.ts';
import { shopDays } from '../../promise/shop-days.ts';
import type { Category, ReferenceData, Store } from '../../model/index.ts';
import type { AppServices } from '../../server/app-services.ts';
import type { QueryResolvers } from '../resolver-types.ts';
import { isShown } from './category.ts';
import { graphic } from './content.ts';
import { badInput, keysOf } from './errors.ts';

const topLevel = 2;
const lowestLevel = 4;

const banners = (category: Category, reference: Reference, store: Store): MenuNode['topmenu_banners'] =>
  reference.topmenuBanners
    .filter((banner) => banner.categoryId === category.id && isIn(banner, store.code))
    .map((banner) => {
      const record = reference.graphics.get(banner.graphicsId);
      return {
        menu_category: banner.categoryId,
        menu_block: banner.menuBlock,
        graphics_id: banner.graphicsId,
        campaign_id: banner.campaignId,
        graphic: record === undefined ? null : graphic(record),
      };
    });

/** A category of the menu with everything below it (B-01). */
function menuNode(category: Category, reference: Reference, store: Store): MenuNode {
  const isTop = category.level === topLevel;
  const url = pagePath(category.urlPath);
  return {
    id: category.id,
    category_id: category.id,
    position: category.position,
    show: category.showInMenu,
    column: category.menuColumn,
    always_show: isTop,
    category: {
      name: category.name,
      url_path: category.urlPath,
      url,
      display_mode: category.displayMode,
      color: isTop ? category.color : null,
      image_icon: isTop ? category.imageIcon : null,
      show_in_searchbar: isTop ? category.showInSearchbar : null,
    },
    images: category.level < lowestLevel ? [{ image: categoryPicture(category.id), url, alt: category.name, position: 1 }] : [],
    topmenu_banners: banners(category, reference, store),
    children: category.level < lowestLevel ? menuBelow(category.id, reference, store) : [],
  };
}

const menuBelow = (parentId: number, reference: Reference, store: Store): readonly MenuNode[] =>
  pick(reference.categories, reference.childrenOf.get(parentId) ?? [])
    .filter((category) => category.showInMenu && isShown(category, store))
    .map((category) => menuNode(category, reference, store));

/** A link that is no category; its id is negative, so that it is none of a category. */
const linkNode = (link: ReferenceData['menuLinks'][number]): MenuNode => ({
  id: -link.id,
  category_id: null,
  position: link.position,
  show: true,
  column: 1,
  always_show: true,
  category: {
    name: link.name,
    url_path: link.urlPath,
    url: pagePath(link.urlPath),
    display_mode: 'LINK',
    color: link.color,
    image_icon: link.icon,
    show_in_searchbar: false,
  },
  images: [],
  topmenu_banners: [],
  children: [],
});

/** Departments with those in front that the store begins with. */
const departments = (reference: Reference, store: Store): readonly MenuNode[] => {
  const nodes = menuBelow(store.rootCategoryId, reference, store);
  const { firstInMenu } = store.config;
  if (firstInMenu === undefined) return nodes;
  const rank = ({ category }: MenuNode): number => {
    const at = firstInMenu.indexOf(category.url_path);
    return at === -1 ? firstInMenu.length : at;
  };
  return nodes.toSorted((a, b) => rank(a) - rank(b)).map((node, index) => ({ ...node, position: index + 1 }));
};

/** The whole menu of a store: departments, then links, each in its order. */
export const menu = (reference: Reference, store: Store): readonly MenuNode[] => [
  ...departments(reference, store),
  ...inOrder(
    reference.menuLinks.filter((link) => isIn(link, store.code)).toSorted((a, b) => a.position - b.position),
    reference.contentOrders.get('menu')?.keys ?? [],
    ({ id }) => String(id),
  ).map(linkNode),
];

const storeConfig = ({ id, code, name, rootCategoryId, config }: Store, { network, paymentMethods }: Reference): StoreConfig => ({
  store_id: id,
  store_code: code,
  store_name: name,
  theme: config.theme,
  logo_text: config.logoText,
  root_category_id: rootCategoryId,
  currency: config.currency,
  default_language: config.defaultLanguage,
  languages: config.languages,
  contact_phone: config.contactPhone,
  contact_email: config.contactEmail,
  contact_hours: config.contactHours,
  inactive_tab_title: config.inactiveTabTitle,
  newsletter_enabled: config.newsletterEnabled,
  cookie_consent: config.cookieConsent ?? true,
  show_promotion_archive: config.showPromotionArchive,
  free_delivery_from: parcelsFreeFrom(network, code) ?? grosze(0),
  cache_ttl: config.cacheTtlSeconds,
  plus_enabled: config.plusEnabled,
  plus_discount_percent: config.plusDiscountPercent,
  friends_and_family: config.friendsAndFamily,
  plus_whitelist_ips: config.plusWhitelistIps ?? [],
  products_per_page: config.productsPerPage,
  meta_title: config.metaTitle,
  meta_description: config.metaDescription,
  legal_entity: config.legalEntity,
  bank_account: config.bankAccount,
  payment_kinds: [
    ...new Set(
      paymentMethods
        .filter((method) => isIn(method, code))
        .toSorted((a, b) => a.position - b.position)
        .map(({ kind }) => kind),
    ),
  ],
});

/** J-342: the times of a shop's events are shown as they are in Poland. */
const upcomingEvents = (shop: number, { reference, now }: Pick<AppServices, 'reference' | 'now'>) => {
  const at = now().toISOString();
  return reference.shopEvents
    .filter(({ shopId, endsAt }) => shopId === shop && endsAt > at)
    .map(({ id, title, content, startsAt, endsAt }) => ({ id, title, content, starts_at: startsAt, ends_at: endsAt }));
};
const hoursView = (hours: readonly [string, string] | null): { open: string; close: string } | null =>
  hours && { open: hours[0], close: hours[1] };

/** Where distances of shops are measured from. @throws bad input for what is no postcode */
function positionOf(near: string | null | undefined, { reference }: AppServices): Position | null {
  if (near === null || near === undefined) return null;
  const postcode = normalisePostcode(near);
  if (postcode === undefined) throw badInput('near is no postcode');
  return postcodePosition(postcode, [...reference.physicalStores.values(), ...[...reference.pickupPoints.values()].flat()]);
}

type ShellQueries = Pick<QueryResolvers, 'headerDataQuery' | 'storeConfig' | 'countries' | 'physicalStores'>;

export const shellQueries: ShellQueries = {
  headerDataQuery: (_, { storeId }, { services, store }) => {
    const wanted = storeId === null || storeId === undefined ? store : services.reference.stores.find((one) => one.id === storeId);
    if (wanted === undefined) throw badInput(`there is no store ${storeId}`);
    return { items: menu(services.reference, wanted) };
  },
  storeConfig: (_, __, { services, store }) => storeConfig(store, services.reference),
  countries: (_, __, { services }) =>
    services.reference.countries.map(({ id, name, callingCode, postcodePattern, isShippingAllowed }) => ({
      id,
      name,
      calling_code: callingCode,
      postcode_pattern: postcodePattern,
      is_shipping_allowed: isShippingAllowed,
    })),
  physicalStores: (_, { ids, near }, { services }) => {
    const from = positionOf(near, services);
    const now = services.now();
    return pick(services.reference.physicalStores, ids && keysOf('ids', ids)).map((shop) => {
      const { id, name, place, city, street, postcode, phone, email, latitude, longitude, openingHours, urlPath, pickupToday } = shop;
      return {
        id,
        name,
        place,
        city,
        street,
        postcode,
        phone,
        email,
        latitude,
        longitude,
        opening_hours: openingHours.map(hoursView),
        url: pagePath(urlPath),
        services: shop.services,
        pickup_today: pickupToday,
        days: shopDays(shop, now).map(({ day, hours }) => ({ day, hours: hoursView(hours) })),
        distance: from && metresBetween(from, shop),
        events: upcomingEvents(id, services),
      };
    });
  },
};
