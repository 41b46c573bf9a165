import type { StructuredThing } from 'shared-contracts';
import type { StoreConfig } from '../../shell/data.ts';

type Store = Pick<StoreConfig, 'store_code' | 'store_name' | 'meta_description' | 'contact_phone' | 'contact_email' | 'legal_entity'>;

/** The company and its site, told by the home page alone; search engines may then search the shop from their own page. */
export const shopThings = (store: Store, origin: string): readonly StructuredThing[] => {
  const { name, street, postcode, city, nip } = store.legal_entity;
  const organization = `${origin}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: store.store_name,
      legalName: name,
      url: `${origin}/`,
      logo: `${origin}/icons/${store.store_code}-512.png`,
      vatID: `PL${nip.replaceAll(/\D/g, '')}`,
      address: { '@type': 'PostalAddress', streetAddress: street, postalCode: postcode, addressLocality: city, addressCountry: 'PL' },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: `+48 ${store.contact_phone}`,
        email: store.contact_email,
        availableLanguage: ['pl', 'uk'],
      },
    },
    {
      '@type': 'WebSite',
      name: store.store_name,
      url: `${origin}/`,
      description: store.meta_description,
      inLanguage: ['pl', 'uk'],
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search.html?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
};
