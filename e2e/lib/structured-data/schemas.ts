import * as v from 'valibot';

/** What schema.org and the search engines' guides ask of each thing. Strict: a property that no rule knows is an error. */

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^\s]+$/));
const moment = v.pipe(v.string(), v.isoTimestamp());
const amount = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d{2}$/),
  v.check((price) => Number(price) > 0, 'is not above zero'),
);

const person = v.strictObject({ '@type': v.literal('Person'), name: text, url: v.optional(address) });

const review = v.strictObject({
  '@type': v.literal('Review'),
  author: person,
  datePublished: moment,
  reviewRating: v.strictObject({
    '@type': v.literal('Rating'),
    ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    bestRating: v.literal(5),
    worstRating: v.literal(1),
  }),
  name: v.optional(text),
  reviewBody: text,
});

const offer = v.strictObject({
  '@type': v.literal('Offer'),
  url: address,
  price: amount,
  priceCurrency: v.literal('PLN'),
  itemCondition: v.literal('https://schema.org/NewCondition'),
  availability: v.picklist(['InStock', 'OutOfStock', 'PreOrder', 'InStoreOnly'].map((value) => `https://schema.org/${value}`)),
  priceSpecification: v.optional(
    v.strictObject({
      '@type': v.literal('UnitPriceSpecification'),
      priceType: v.literal('https://schema.org/StrikethroughPrice'),
      price: amount,
      priceCurrency: v.literal('PLN'),
    }),
  ),
});

const product = v.strictObject({
  '@type': v.literal('Product'),
  name: text,
  sku: text,
  url: address,
  image: v.pipe(v.array(address), v.minLength(1)),
  description: text,
  brand: v.strictObject({ '@type': v.literal('Brand'), name: text }),
  offers: offer,
  aggregateRating: v.optional(
    v.strictObject({
      '@type': v.literal('AggregateRating'),
      ratingValue: v.pipe(v.string(), v.regex(/^[1-5]\.\d$/)),
      reviewCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  review: v.optional(v.pipe(v.array(review), v.minLength(1))),
});

const areInOrder = (items: readonly { readonly position: number }[]): boolean => items.every(({ position }, at) => position === at + 1);
const notInOrder = 'positions do not count from 1';

const breadcrumbs = v.strictObject({
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(v.strictObject({ '@type': v.literal('ListItem'), position: v.number(), name: text, item: address })),
    v.minLength(2),
    v.check((items) => areInOrder(items), notInOrder),
  ),
});

const itemList = v.strictObject({
  '@type': v.literal('ItemList'),
  itemListElement: v.pipe(
    v.array(address),
    v.minLength(1),
    v.check((items) => new Set(items).size === items.length, 'names a page twice'),
  ),
});

const faq = v.strictObject({
  '@type': v.literal('FAQPage'),
  mainEntity: v.pipe(
    v.array(
      v.strictObject({
        '@type': v.literal('Question'),
        name: text,
        acceptedAnswer: v.strictObject({ '@type': v.literal('Answer'), text }),
      }),
    ),
    v.minLength(1),
  ),
});

const article = {
  headline: v.pipe(text, v.maxLength(110)),
  url: address,
  mainEntityOfPage: address,
  image: v.pipe(v.array(address), v.minLength(1)),
  datePublished: moment,
};

const postalAddress = v.strictObject({
  '@type': v.literal('PostalAddress'),
  streetAddress: text,
  postalCode: v.pipe(v.string(), v.regex(/^\d\d-\d{3}$/)),
  addressLocality: text,
  addressCountry: v.literal('PL'),
});

const telephone = v.pipe(v.string(), v.regex(/^\+48 [\d ]+$/));
const hour = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));

/** A shop of the shop's own. */
const store = v.strictObject({
  '@type': v.literal('ElectronicsStore'),
  name: text,
  url: address,
  telephone,
  email: v.pipe(v.string(), v.email()),
  address: postalAddress,
  geo: v.strictObject({ '@type': v.literal('GeoCoordinates'), latitude: v.number(), longitude: v.number() }),
  openingHoursSpecification: v.pipe(
    v.array(
      v.strictObject({
        '@type': v.literal('OpeningHoursSpecification'),
        dayOfWeek: v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
        opens: hour,
        closes: hour,
      }),
    ),
    v.minLength(1),
  ),
});

const event = v.strictObject({
  '@type': v.literal('Event'),
  name: text,
  description: text,
  startDate: moment,
  endDate: moment,
  eventStatus: v.literal('https://schema.org/EventScheduled'),
  eventAttendanceMode: v.literal('https://schema.org/OfflineEventAttendanceMode'),
  location: v.strictObject({ '@type': v.literal('Place'), name: text, url: address, address: postalAddress }),
});

const organization = v.strictObject({
  '@type': v.literal('Organization'),
  '@id': address,
  name: text,
  legalName: text,
  url: address,
  logo: address,
  vatID: v.pipe(v.string(), v.regex(/^PL\d{10}$/)),
  address: postalAddress,
  contactPoint: v.strictObject({
    '@type': v.literal('ContactPoint'),
    contactType: text,
    telephone,
    email: v.pipe(v.string(), v.email()),
    availableLanguage: v.array(text),
  }),
});

const webSite = v.strictObject({
  '@type': v.literal('WebSite'),
  name: text,
  url: address,
  description: text,
  inLanguage: v.array(text),
  publisher: v.strictObject({ '@id': address }),
  potentialAction: v.strictObject({
    '@type': v.literal('SearchAction'),
    target: v.strictObject({ '@type': v.literal('EntryPoint'), urlTemplate: v.pipe(v.string(), v.includes('{search_term_string}')) }),
    'query-input': v.literal('required name=search_term_string'),
  }),
});

const thing = v.variant('@type', [
  product,
  breadcrumbs,
  itemList,
  faq,
  organization,
  webSite,
  store,
  event,
  v.strictObject({ '@type': v.literal('BlogPosting'), ...article, articleSection: text, author: person }),
  v.strictObject({ '@type': v.literal('NewsArticle'), ...article, description: text }),
  v.strictObject({ '@type': v.literal('DefinedTerm'), name: text, description: text, url: address, inDefinedTermSet: address }),
]);

/** The structured data of one page: a graph without two things of a kind, but for events. */
export const structuredPage = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.pipe(
    v.array(thing),
    v.minLength(1),
    v.check((things) => {
      const kinds = things.map((one) => one['@type']).filter((kind) => kind !== 'Event');
      return new Set(kinds).size === kinds.length;
    }, 'has two things of a kind'),
  ),
});
