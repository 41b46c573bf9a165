import type { DescribePage, StructuredThing } from 'shared-contracts';
import { ShopEventsDocument, type ShopEventsQuery } from '../graphql/generated.ts';
import { plainText } from '../pages/outline.ts';
import { isShopPage, SHOPS_PAGE } from './shop-page.ts';

type Shop = ShopEventsQuery['physicalStores'][number];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const addressOf = ({ street, postcode, city }: Shop): StructuredThing => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode: postcode,
  addressLocality: city,
  addressCountry: 'PL',
});

/** Days on which the shop is closed are left out. */
const hoursOf = ({ opening_hours: hours }: Shop): readonly StructuredThing[] =>
  weekdays.flatMap((dayOfWeek, at) => {
    const open = hours[at];
    return open ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: open.open, closes: open.close }] : [];
  });

const shopThing = (shop: Shop, origin: string): StructuredThing => ({
  '@type': 'ElectronicsStore',
  name: shop.name,
  url: origin + shop.url,
  telephone: `+48 ${shop.phone}`,
  email: shop.email,
  address: addressOf(shop),
  geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
  openingHoursSpecification: hoursOf(shop),
});

const eventThings = (shop: Shop, origin: string): readonly StructuredThing[] =>
  shop.events.map(({ title, content, starts_at: startDate, ends_at: endDate }) => ({
    '@type': 'Event',
    name: title,
    description: plainText(content, ' ').replaceAll(/\s+/g, ' '),
    startDate,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: shop.name, url: origin + shop.url, address: addressOf(shop) },
  }));

/** J-342: a shop with its hours, and what happens there, for search engines; on the page of all shops the events alone. Other pages say nothing. */
export const describeShop: DescribePage = async ({ client, resolution, origin }) => {
  const page = resolution?.canonical_url ?? '';
  if (!isShopPage(page)) return [];
  const { data } = await client.query(ShopEventsDocument, {});
  const shops = (data?.physicalStores ?? []).filter(({ url }) => page === SHOPS_PAGE || url === page);
  return [
    ...(page === SHOPS_PAGE ? [] : shops.map((shop) => shopThing(shop, origin))),
    ...shops.flatMap((shop) => eventThings(shop, origin)),
  ];
};
