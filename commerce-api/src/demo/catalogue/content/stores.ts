import type { StoreConfig, Store } from '../../../model/commerce.ts';

const shared = {
  currency: 'PLN',
  defaultLanguage: 'pl',
  languages: ['pl', 'ua'],
  contactPhone: '22 100 20 30',
  contactHours: 'pon.–sob. 8:00–20:00',
  inactiveTabTitle: 'Wróć do nas! 🛒',
  newsletterEnabled: true,
  showPromotionArchive: true,
  cacheTtlSeconds: 1800,
  plusEnabled: true,
  plusDiscountPercent: 5,
  friendsAndFamily: false,
  plusWhitelistIps: ['203.0.113.7'],
  productsPerPage: 24,
  bankAccount: { number: '10105000997603123456789123', bank: 'Bank Rzeczny S.A.', owner: 'Amperio Sp. z o.o.' },
  legalEntity: {
    name: 'Amperio Sp. z o.o.',
    street: 'ul. Elektryczna 8',
    postcode: '00-346',
    city: 'Warszawa',
    nip: '5250000009',
    krs: '0000123456',
    regon: '012345675',
  },
} as const satisfies Partial<StoreConfig>;

/** The two stores (O-02); names, themes and contact data come from here alone. */
export const stores: readonly Store[] = [
  {
    id: 1,
    code: 'amperio',
    name: 'Amperio',
    rootCategoryId: 2,
    config: {
      ...shared,
      storeName: 'Amperio',
      theme: 'amperio',
      logoText: 'amperio',
      contactEmail: 'pomoc@amperio.example',
      metaTitle: 'Amperio – sklep z elektroniką i AGD',
      metaDescription:
        'Telewizory, AGD, smartfony, laptopy i sprzęt dla domu. Darmowa dostawa od {{free-from}}, raty 0%, odbiór w salonie i 30 dni na zwrot.',
    },
  },
  {
    id: 2,
    code: 'amperio_pro',
    name: 'Amperio Pro',
    rootCategoryId: 2,
    config: {
      ...shared,
      storeName: 'Amperio Pro',
      theme: 'amperio-pro',
      logoText: 'amperio pro',
      contactEmail: 'firmy@amperio.example',
      plusEnabled: false,
      showsNetPrices: true,
      firstInMenu: ['komputery', 'smartfony-i-zegarki', 'telewizory-i-audio'],
      metaTitle: 'Amperio Pro – elektronika dla firm',
      metaDescription:
        'Komputery, telefony, telewizory i AGD dla firm. Faktura po podaniu NIP, leasing online i jedno konto w obu sklepach.',
    },
  },
];
