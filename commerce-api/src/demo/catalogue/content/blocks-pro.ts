import type { CmsBlock, HomeHero, HomeTrustBar } from '../../../model/content.ts';
import { block, leafLinks, links, structured } from './block.ts';
import type { HomeChoice } from './home-blocks.ts';

const pro = ['amperio_pro'] as const;

/** Footer blocks with texts of the second store; the others are shared by both stores. */
export const proFooterBlocks: readonly CmsBlock[] = [
  block(
    'footer_links_amperio',
    'Stopka Pro: o firmie',
    'Amperio Pro',
    links([
      ['O nas', '/o-nas.html'],
      ['Salony', '/salony.html'],
      ['Blog', '/blog'],
      ['Producenci', '/producenci.html'],
      ['Słowniczek pojęć', '/slowniczek-pojec.html'],
    ]),
    pro,
  ),
  block(
    'footer_awards',
    'Stopka Pro: obietnice',
    'Dlaczego Amperio Pro',
    '<ul><li>Faktura po podaniu NIP</li><li>Leasing online od 1000 zł</li><li>Jedno konto w obu sklepach</li></ul>',
    pro,
  ),
  block(
    'footer_search',
    'Stopka Pro: popularne kategorie',
    'Popularne w firmach',
    leafLinks([
      'laptopy-uniwersalne',
      'monitory-biurowe',
      'drukarki-laserowe',
      'urzadzenia-wielofunkcyjne',
      'routery',
      'smartfony-5g',
      'ekspresy-automatyczne',
    ]),
    pro,
  ),
  block(
    'footer_content_contact',
    'Stopka Pro: kontakt',
    'Kontakt dla firm',
    '<p><a href="tel:+48221002030">22 100 20 30</a></p><p>pon.–sob. 8:00–20:00</p><p><a href="mailto:firmy@amperio.example">firmy@amperio.example</a></p><p><a href="/kontakt.html">Kontakt i salony</a></p>',
    pro,
  ),
  block(
    'footer_copyright',
    'Stopka Pro: nota prawna',
    '',
    '<p>© 2026 Amperio Pro. Ceny zawierają podatek VAT. <a href="/regulamin.html">Regulamin</a> · <a href="/polityka-prywatnosci.html">Polityka prywatności</a> · <a href="/pliki-cookies.html">Pliki cookies</a> · <a href="/pliki-cookies.html#ustawienia-cookies">Ustawienia plików cookie</a></p>',
    pro,
  ),
];

const hero: HomeHero = {
  tiles: [
    {
      graphicsId: 811,
      title: 'Laptopy dla zespołu',
      text: 'Leasing online i faktura na firmę',
      button: 'Zobacz laptopy',
      url: '/komputery/laptopy/laptopy-uniwersalne.html',
      size: 'large',
      background: '#DDF0E8',
      ink: '#12161F',
      illustration: 'laptop',
      body: 'silver',
    },
    {
      graphicsId: 812,
      title: 'Druk w biurze',
      text: 'Niski koszt strony',
      button: 'Wybierz',
      url: '/komputery/drukarki.html',
      size: 'small',
      background: '#EAEFF5',
      ink: '#12161F',
      illustration: 'printer',
      body: 'white',
    },
    {
      graphicsId: 813,
      title: 'Sieć bez przestojów',
      text: 'Routery i systemy mesh',
      button: 'Sprawdź',
      url: '/komputery/siec.html',
      size: 'small',
      background: '#12332A',
      ink: '#FFFFFF',
      illustration: 'router',
      body: 'black',
    },
  ],
};

const trust: HomeTrustBar = {
  items: [
    { icon: 'truck', title: 'Dostawa: {{soonest}}', text: '0 zł od {{free-from}}', url: '/dostawa.html' },
    { icon: 'percent', title: 'Leasing i raty', text: 'od 1000 zł, decyzja online', url: '/raty.html' },
    { icon: 'credit-card', title: 'Faktura na firmę', text: 'wystarczy podać NIP', url: '/platnosci.html' },
    {
      icon: 'store',
      title: 'Odbiór: {{collection}}',
      text: 'w {{collection-shops}} salonach',
      url: '/salony.html',
    },
    { icon: 'recycle', title: 'Odbierzemy stary sprzęt', text: 'TV i duże AGD bez opłat', url: '/dostawa.html' },
  ],
};

/** Blocks of the second store's home page. */
export function proHomeBlocks(choice: HomeChoice): readonly CmsBlock[] {
  return [
    structured('home_hero', 'Strona główna Pro: promocje', 'Dla firm', hero, pro),
    structured('home_trust_bar', 'Strona główna Pro: obietnice', 'Dlaczego Amperio Pro', trust, pro),
    structured('home_deal_of_the_day', 'Strona główna Pro: okazja dnia', 'Okazja dnia', choice.deal, pro),
    structured('home_shelves', 'Strona główna Pro: półki', 'Polecane', { shelves: choice.shelves }, pro),
    block(
      'home_seo',
      'Strona główna Pro: tekst',
      'Elektronika dla firm w Amperio Pro',
      '<p>W Amperio Pro wyposażysz biuro, szkołę i hotel: komputery, drukarki, sieć, telefony, ekrany i sprzęt do kuchni. Po podaniu NIP wystawiamy fakturę, a większe zakupy rozłożysz na raty lub leasing. Logujesz się tym samym kontem co w Amperio i w obu sklepach widzisz wszystkie zamówienia.</p>',
      pro,
    ),
  ];
}
