import type { CmsBlock, HomeHero, HomeTrustBar } from '../../../model/content.ts';
import { block, both, leafLinks, links, structured } from './block.ts';
import type { HomeChoice } from './home-blocks.ts';
import { proFooterBlocks, proHomeBlocks } from './blocks-pro.ts';
import { physicalStores } from './shops.ts';

const main = ['amperio'] as const;

/** The eleven blocks of the footer (N-32). */
export const footerBlocks: readonly CmsBlock[] = [
  ...proFooterBlocks,
  block(
    'footer_links_amperio',
    'Stopka: o firmie',
    'Amperio',
    links([
      ['O nas', '/o-nas.html'],
      ['Praca', '/praca.html'],
      ['Salony', '/salony.html'],
      ['Program Plus', '/plus.html'],
      ['Blog', '/blog'],
      ['Producenci', '/producenci.html'],
      ['Słowniczek pojęć', '/slowniczek-pojec.html'],
    ]),
    main,
  ),
  block(
    'footer_links_shop',
    'Stopka: zakupy',
    'Zakupy',
    links([
      ['Dostawa', '/dostawa.html'],
      ['Płatności', '/platnosci.html'],
      ['Raty i leasing', '/raty.html'],
      ['Karta podarunkowa', '/karta-podarunkowa'],
      ['Zwroty', '/zwroty.html'],
      ['Gwarancja i serwis', '/gwarancja.html'],
      ['Reklamacje', '/reklamacje'],
      ['Odstąp od umowy tutaj', '/odstapienie-od-umowy'],
      ['Śledź zamówienie', '/track/tracking/order'],
      ['Opinie o sklepie', '/opinie-o-sklepie'],
    ]),
    both,
  ),
  block(
    'footer_awards',
    'Stopka: obietnice',
    'Dlaczego my',
    '<ul><li>30 dni na zwrot, także w salonie</li><li>Odbiór starego dużego AGD bez opłat</li><li>Opinie z potwierdzonych zakupów</li></ul>',
    main,
  ),
  block(
    'footer_payment',
    'Stopka: dostawa',
    'Dostawa',
    '<ul><li>Automaty paczkowe</li><li>Kurier</li><li>Odbiór w salonie</li></ul>',
    both,
  ),
  block(
    'footer_search',
    'Stopka: popularne wyszukiwania',
    'Popularne kategorie',
    leafLinks([
      'pralki',
      'lodowki',
      'telewizory-oled',
      'smartfony-5g',
      'laptopy-uniwersalne',
      'roboty-sprzatajace',
      'ekspresy-automatyczne',
      'sluchawki-nauszne',
    ]),
    main,
  ),
  block(
    'product_kp_outlet',
    'Karta produktu: outlet',
    'Jak działa outlet',
    '<p>Produkty z outletu są sprawdzone przez serwis. Opisujemy stan każdego egzemplarza, a na zwrot masz 30 dni, tak jak przy nowym produkcie. <a href="/outlet.html">Zobacz cały outlet</a>.</p>',
    both,
  ),
  block(
    'footer_link_search_store',
    'Stopka: znajdź salon',
    'Znajdź salon',
    `<p><a href="/salony.html">${physicalStores.length} salonów</a> w największych miastach. Odbiór bez opłat.</p>`,
    both,
  ),
  block(
    'footer_link_search_package',
    'Stopka: gdzie jest paczka',
    'Gdzie jest moja paczka?',
    '<p>Podaj nam numer zamówienia, a <a href="/track/tracking/order">sprawdzimy jego status</a>.</p>',
    both,
  ),
  block(
    'footer_content_contact',
    'Stopka: kontakt',
    'Kontakt',
    '<p><a href="tel:+48221002030">22 100 20 30</a></p><p>pon.–sob. 8:00–20:00</p><p><a href="mailto:pomoc@amperio.example">pomoc@amperio.example</a></p><p><a href="/kontakt.html">Kontakt i salony</a></p>',
    main,
  ),
  block(
    'footer_copyright',
    'Stopka: nota prawna',
    '',
    '<p>© 2026 Amperio. Ceny zawierają podatek VAT. <a href="/regulamin.html">Regulamin</a> · <a href="/polityka-prywatnosci.html">Polityka prywatności</a> · <a href="/pliki-cookies.html">Pliki cookies</a> · <a href="/pliki-cookies.html#ustawienia-cookies">Ustawienia plików cookie</a></p>',
    main,
  ),
  block(
    'footer_links_map',
    'Stopka: mapa strony',
    'Na skróty',
    links([
      ['Mapa strony', '/mapa-strony.html'],
      ['Promocje', '/promocje.html'],
      ['Outlet', '/outlet.html'],
      ['Nowości', '/nowosci.html'],
      ['Pliki do pobrania', '/pliki-do-pobrania'],
      ['Zgłoś błąd', '/zglos_blad'],
    ]),
    both,
  ),
];

const hero: HomeHero = {
  tiles: [
    {
      graphicsId: 801,
      title: 'Pranie w klasie A',
      text: 'Pralki i suszarki taniej nawet o\u00a020%, wniesienie za 99\u00a0zł',
      button: 'Zobacz pralki',
      url: '/agd/pralki-i-suszarki/pralki.html',
      size: 'large',
      background: '#DCE8FF',
      ink: '#12161F',
      illustration: 'washing-machine',
      body: 'white',
    },
    {
      graphicsId: 802,
      title: 'Kino w salonie',
      text: 'Telewizory OLED i\u00a0raty\u00a00%',
      button: 'Wybierz',
      url: '/telewizory-i-audio/telewizory/telewizory-oled.html',
      size: 'small',
      background: '#1B1F3B',
      ink: '#FFFFFF',
      illustration: 'tv',
      body: 'black',
    },
    {
      graphicsId: 803,
      title: 'Nowe smartfony',
      text: 'Z montażem folii w salonie',
      button: 'Sprawdź',
      url: '/smartfony-i-zegarki/smartfony/smartfony-5g.html',
      size: 'small',
      background: '#F1E7D8',
      ink: '#12161F',
      illustration: 'smartphone',
      body: 'blue',
    },
    {
      graphicsId: 804,
      title: 'Kawa jak z palarni',
      text: 'Ekspresy z\u00a0systemem mlecznym',
      button: 'Zaparz',
      url: '/agd/kawa-i-sniadanie/ekspresy-automatyczne.html',
      size: 'small',
      background: '#E9DED2',
      ink: '#12161F',
      illustration: 'coffee-machine',
      body: 'black',
    },
    {
      graphicsId: 805,
      title: 'Outlet',
      text: 'Sprawdzony sprzęt, niższa cena',
      button: 'Zajrzyj',
      url: '/outlet.html',
      size: 'small',
      background: '#E0F2EA',
      ink: '#12161F',
      illustration: 'vacuum-upright',
      body: 'green',
    },
  ],
};

const trust: HomeTrustBar = {
  items: [
    { icon: 'truck', title: 'Dostawa: {{soonest}}', text: '0 zł od {{free-from}}', url: '/dostawa.html' },
    {
      icon: 'store',
      title: 'Odbiór: {{collection}}',
      text: 'w {{collection-shops}} salonach',
      url: '/salony.html',
    },
    { icon: 'undo-2', title: '30 dni na zwrot', text: 'także w salonie', url: '/zwroty.html' },
    { icon: 'percent', title: 'Raty 0%', text: 'decyzja w 15 minut', url: '/raty.html' },
    { icon: 'recycle', title: 'Odbierzemy stary sprzęt', text: 'TV i duże AGD bez opłat', url: '/dostawa.html' },
  ],
};

/** Blocks of the home pages of both stores. */
export function homeBlocks(choice: HomeChoice, proChoice: HomeChoice): readonly CmsBlock[] {
  return [
    ...proHomeBlocks(proChoice),
    structured('home_hero', 'Strona główna: promocje', 'Promocje', hero, main),
    structured('home_trust_bar', 'Strona główna: obietnice', 'Dlaczego Amperio', trust, main),
    structured('home_deal_of_the_day', 'Strona główna: okazja dnia', 'Okazja dnia', choice.deal, main),
    structured('home_shelves', 'Strona główna: półki', 'Polecane', { shelves: choice.shelves }, main),
    block(
      'home_seo',
      'Strona główna: tekst',
      'Elektronika i AGD w Amperio',
      '<p>W Amperio kupisz telewizory, pralki, lodówki, smartfony, laptopy i drobny sprzęt dla domu. Każdy produkt opisujemy sami, a opinie oznaczone jako potwierdzone pochodzą od klientów. Nie masz czasu czekać na kuriera? Odbierz zamówienie w salonie.</p>',
      main,
    ),
    block(
      'cart_delivery_help',
      'Koszyk: pomoc o dostawie',
      'Koszt dostawy',
      '<p>Koszt zależy od wagi i wymiarów. Paczki dostarczamy bezpłatnie od {{free-from}}, duży sprzęt od {{large-free-from}}, a odbiór w salonie zawsze kosztuje 0 zł. <a href="/dostawa.html">Więcej o dostawie</a></p>',
      both,
    ),
    block(
      'reviews_policy',
      'Opinie: jak je sprawdzamy',
      'Jak sprawdzamy opinie',
      '<p>Opinię może dodać każdy klient. „Potwierdzony zakup” oznacza, że sprawdziliśmy numer zamówienia z tym produktem. Publikujemy opinie pozytywne i negatywne.</p>',
      both,
    ),
  ];
}
