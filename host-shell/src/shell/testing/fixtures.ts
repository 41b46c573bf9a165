import { resolution as resolutionOf } from 'shared-contracts/testing';
import { grosze, type PageResolution } from 'shared-contracts';
import type { FooterData, HeaderData, StoreConfig } from '../data.ts';

const category = (name: string, url: string, color: string | null = null) => ({ name, url, color, show_in_searchbar: true });
const shown = (position: number) => ({ position, show: true, always_show: false });

/** A small menu: three levels, a banner, a hidden node, a node that is always shown, a promotion. */
export const headerData: HeaderData = {
  items: [
    {
      id: 20,
      ...shown(9),
      category: category('Promocje', '/promocje.html', '#C8102E'),
      topmenu_banners: [],
      children: [],
    },
    {
      id: 11,
      ...shown(1),
      category: category('AGD', '/agd.html', '#0B7A75'),
      topmenu_banners: [
        {
          graphics_id: 5,
          campaign_id: 1,
          graphic: { img: '/media/cms/pralki', url: '/promocje.html', graphics_alt: 'Tydzień pralek', active: true },
        },
        {
          graphics_id: 6,
          campaign_id: 1,
          graphic: { img: '/media/cms/stary', url: '/stary.html', graphics_alt: 'Stara akcja', active: false },
        },
      ],
      children: [
        {
          id: 112,
          ...shown(2),
          column: 2,
          category: { name: 'Lodówki', url: '/agd/lodowki.html' },
          children: [],
        },
        {
          id: 111,
          ...shown(1),
          column: 1,
          category: { name: 'Pralki i suszarki', url: '/agd/pralki-i-suszarki.html' },
          children: [
            { id: 1112, ...shown(2), category: { name: 'Suszarki', url: '/agd/pralki-i-suszarki/suszarki.html' } },
            { id: 1111, ...shown(1), category: { name: 'Pralki', url: '/agd/pralki-i-suszarki/pralki.html' } },
          ],
        },
        {
          id: 113,
          ...shown(3),
          show: false,
          column: 1,
          category: { name: 'Ukryta', url: '/agd/ukryta.html' },
          children: [],
        },
        {
          id: 114,
          ...shown(4),
          show: false,
          always_show: true,
          column: 1,
          category: { name: 'Zmywarki', url: '/agd/zmywarki.html' },
          children: [],
        },
      ],
    },
  ],
};

const block = (identifier: string, front_title: string, content: string) => ({ identifier, front_title, content });

export const footerData: FooterData = {
  items: [
    block('footer_links_amperio', 'O sklepie', '<ul><li><a href="/o-nas.html">O nas</a></li></ul>'),
    block('footer_links_shop', 'Zakupy', '<ul><li><a href="/dostawa.html">Dostawa</a></li></ul>'),
    block('footer_awards', 'Nagrody', '<ul><li>Sklep Roku</li></ul>'),
    block('footer_payment', 'Płatności', '<ul><li>BLIK</li></ul>'),
    block('footer_search', 'Popularne', '<ul><li><a href="/agd/pralki.html">Pralki</a></li></ul>'),
    block('product_kp_outlet', 'Outlet', '<p>Sprawdzony sprzęt</p>'),
    block('footer_link_search_store', 'Salony', '<p><a href="/salony.html">Znajdź salon</a></p>'),
    block('footer_link_search_package', 'Przesyłka', '<p><a href="/track/tracking/order">Śledź</a></p>'),
    block('footer_content_contact', 'Kontakt', '<p>22 123 45 67</p>'),
    block('footer_copyright', '', '<p>© 2026</p>'),
    block('footer_links_map', 'Mapa', '<ul><li><a href="/mapa-strony.html">Mapa strony</a></li></ul>'),
  ],
};

export const storeConfig: StoreConfig = {
  store_id: 1,
  store_code: 'amperio',
  store_name: 'Sklep Testowy',
  theme: 'amperio',
  logo_text: 'testowy',
  currency: 'PLN',
  languages: ['pl', 'ua'],
  contact_phone: '22 123 45 67',
  contact_email: 'kontakt@sklep.example',
  contact_hours: 'pon.–pt. 8:00–20:00',
  inactive_tab_title: 'Wróć do nas! 🛒',
  newsletter_enabled: true,
  cookie_consent: true,
  cache_ttl: 1800,
  show_promotion_archive: true,
  free_delivery_from: grosze(19_900),
  meta_title: 'Sklep Testowy – elektronika',
  meta_description: 'Elektronika i AGD',
  payment_kinds: ['blik', 'card', 'seashells'],
  legal_entity: {
    name: 'Testowy sp. z o.o.',
    street: 'ul. Prądowa 1',
    postcode: '00-001',
    city: 'Warszawa',
    nip: '1234567890',
    krs: '0000123456',
    regon: '012345675',
  },
};

/** The resolver's answer for a category, with overrides. */
export const resolution = (change: Partial<PageResolution> = {}): PageResolution =>
  resolutionOf({ id: 7, category_id: 7, canonical_url: '/agd.html', meta_title: 'AGD', ...change });
