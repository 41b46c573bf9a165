import type { PageKind } from 'shared-contracts';

/** Public pages of the fixed table: one address for all spellings of a page. */
export const fixedAddresses: Partial<Readonly<Record<PageKind, string>>> = {
  home: '/',
  manufacturers: '/producenci.html',
  'blog-home': '/blog',
  'news-home': '/aktualnosci.html',
  glossary: '/slowniczek-pojec.html',
  'report-error': '/zglos_blad',
  complaints: '/reklamacje',
  withdrawal: '/odstapienie-od-umowy',
  'shop-reviews': '/opinie-o-sklepie',
  'gift-cards': '/karta-podarunkowa',
  'gift-card-balance': '/karta-podarunkowa/saldo',
  contact: '/kontakt.html',
  'site-map': '/mapa-strony.html',
  downloads: '/pliki-do-pobrania',
  'promotion-archive': '/archiwum-promocji',
  'promo-paper': '/promopaper/paper/',
};
