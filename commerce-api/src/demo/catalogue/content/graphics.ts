import { proDepartments, tops } from '../categories/leaves.ts';
import type { Graphic, MenuLink, TopmenuBanner } from '../../../model/content.ts';
import type { BodyColour, IllustrationId } from '../../../model/media.ts';
import { at } from '../random.ts';

function graphic(
  graphicsId: number,
  campaignId: number,
  url: string,
  position: string,
  headline: string,
  text: string,
  background: string,
  ink: string,
  illustration: IllustrationId,
  body: BodyColour,
  parameters: Graphic['parameters'] = {},
): Graphic {
  return {
    graphicsId,
    campaignId,
    img: `/media/graphics/${graphicsId}.webp`,
    imgMobile: `/media/graphics/${graphicsId}-mobile.webp`,
    imgBigBadge: null,
    url,
    position,
    effect: 'none',
    active: true,
    graphicsAlt: `${headline}. ${text}`,
    title: headline,
    parameters,
    ruleId: null,
    art: { headline, text, background, ink, illustration, body },
  };
}

/** Shown at products that can be paid in instalments of 0 %. */
export const zeroPercentBanner = 842;
const energySavingBanner = 841;

/** Banners of listings, by the slug of the department. */
export function listingBanners(top: string): readonly number[] {
  return top === 'agd' || top === 'agd-do-zabudowy' ? [energySavingBanner, zeroPercentBanner] : [zeroPercentBanner];
}

const menuTexts: readonly (readonly [
  headline: string,
  text: string,
  background: string,
  illustration: IllustrationId,
  body: BodyColour,
])[] = [
  ['Większy ekran, mniejsza cena', 'Telewizory od 65″ na raty 0%', '#E4E8FF', 'tv', 'black'],
  ['Wniesiemy i podłączymy', 'Duże AGD z montażem w jednym terminie', '#DDF3EF', 'washing-machine', 'white'],
  ['Zestaw do zabudowy', 'Piekarniki i płyty z montażem', '#F3E9DF', 'oven', 'black'],
  ['Folia w 15 minut', 'Montaż w salonie przy odbiorze', '#EFE6FF', 'smartphone', 'graphite'],
  ['Laptop gotowy do pracy', 'Z przygotowaniem za 149 zł', '#E0ECFA', 'laptop', 'silver'],
  ['Graj bez opóźnień', 'Monitory i akcesoria dla graczy', '#FBE3E6', 'gamepad', 'red'],
  ['Zdjęcia z każdej wysokości', 'Drony i aparaty na wyprawę', '#E6EAF0', 'drone', 'silver'],
  ['Ogród bez spalin', 'Kosiarki akumulatorowe 36 V', '#E5F2DC', 'mower', 'green'],
  ['Prezent, który dba', 'Suszarki, golarki i szczoteczki', '#FBE4EF', 'hair-dryer', 'rose'],
];

/** Banners in the menu of the second store, by the slug of the department. */
const proMenuTexts: Readonly<Record<string, (typeof menuTexts)[number]>> = {
  komputery: ['Laptopy dla całego zespołu', 'Z przygotowaniem za 149 zł', '#DDF0E8', 'laptop', 'silver'],
  'smartfony-i-zegarki': ['Telefony służbowe', 'Jedna faktura za wszystkie', '#E6EAF0', 'smartphone', 'graphite'],
  'telewizory-i-audio': ['Ekran do sali spotkań', 'Od 65″, z montażem na ścianie', '#DCE9E4', 'tv', 'black'],
  agd: ['Kuchnia w biurze', 'Ekspresy i lodówki dla zespołu', '#EFEBE2', 'coffee-machine', 'black'],
  foto: ['Zdjęcia dla firmy', 'Aparaty do produktów i wydarzeń', '#E4EDF2', 'camera', 'black'],
};
const firstProBanner = 831;

/** Departments of the second store, in the order of the catalogue. */
const proTops = tops.flatMap((top, index) => (proDepartments.has(top.slug) ? [{ slug: top.slug, categoryId: 11 + index }] : []));

const proMenuBanner = ({ slug }: (typeof proTops)[number], index: number): Graphic => {
  const texts = proMenuTexts[slug];
  if (texts === undefined) throw new Error(`The menu of the second store has no banner for ${slug}`);
  const [headline, text, background, illustration, body] = texts;
  return graphic(firstProBanner + index, 54, `/${slug}.html`, 'topmenu', headline, text, background, '#12161F', illustration, body);
};

/** Banners of the mega-menu, the home page and listings (Z-28). */
export const graphics: readonly Graphic[] = [
  graphic(
    801,
    51,
    '/agd/pralki-i-suszarki/pralki.html',
    'home_hero',
    'Pranie w klasie A',
    'Pralki i suszarki taniej nawet o 20%',
    '#DCE8FF',
    '#12161F',
    'washing-machine',
    'white',
  ),
  graphic(
    802,
    52,
    '/telewizory-i-audio/telewizory/telewizory-oled.html',
    'home_hero',
    'Kino w salonie',
    'Telewizory OLED i raty 0%',
    '#1B1F3B',
    '#FFFFFF',
    'tv',
    'black',
  ),
  graphic(
    803,
    53,
    '/smartfony-i-zegarki/smartfony/smartfony-5g.html',
    'home_hero',
    'Nowe smartfony',
    'Z montażem folii w salonie',
    '#F1E7D8',
    '#12161F',
    'smartphone',
    'blue',
  ),
  graphic(
    804,
    53,
    '/agd/kawa-i-sniadanie/ekspresy-automatyczne.html',
    'home_hero',
    'Kawa jak z palarni',
    'Ekspresy z systemem mlecznym',
    '#E9DED2',
    '#12161F',
    'coffee-machine',
    'black',
  ),
  graphic(
    805,
    51,
    '/outlet.html',
    'home_hero',
    'Outlet',
    'Sprawdzony sprzęt, niższa cena',
    '#E0F2EA',
    '#12161F',
    'vacuum-upright',
    'green',
  ),
  graphic(
    811,
    54,
    '/komputery/laptopy/laptopy-uniwersalne.html',
    'home_hero',
    'Laptopy dla zespołu',
    'Leasing online i faktura na firmę',
    '#DDF0E8',
    '#12161F',
    'laptop',
    'silver',
  ),
  graphic(
    812,
    54,
    '/komputery/drukarki.html',
    'home_hero',
    'Druk w biurze',
    'Niski koszt strony',
    '#EAEFF5',
    '#12161F',
    'printer',
    'white',
  ),
  graphic(
    813,
    54,
    '/komputery/siec.html',
    'home_hero',
    'Sieć bez przestojów',
    'Routery i systemy mesh',
    '#12332A',
    '#FFFFFF',
    'router',
    'black',
  ),
  ...tops.map((top, index) => {
    const [headline, text, background, illustration, body] = at(menuTexts, index);
    return graphic(821 + index, 55, `/${top.slug}.html`, 'topmenu', headline, text, background, '#12161F', illustration, body);
  }),
  ...proTops.map(proMenuBanner),
  graphic(
    energySavingBanner,
    51,
    '/oszczedny-dom.html',
    'category_top',
    'Oszczędny dom',
    'AGD w klasie A i B w jednym miejscu',
    '#E0F2EA',
    '#12161F',
    'fridge',
    'silver',
  ),
  graphic(
    zeroPercentBanner,
    52,
    '/raty-0-procent.html',
    'category_inline',
    'Raty 0%',
    'Suma rat równa cenie',
    '#E4E8FF',
    '#12161F',
    'laptop',
    'navy',
  ),
  graphic(
    843,
    51,
    '/czarny-piatek.html',
    'landing_top',
    'Czarny piątek',
    'Ceny szokowe do wyczerpania puli',
    '#12161F',
    '#FFFFFF',
    'headphones',
    'black',
    { countdown: 'true' },
  ),
];

export const topmenuBanners: readonly TopmenuBanner[] = [
  ...tops.map((_, index): TopmenuBanner => ({
    categoryId: 11 + index,
    menuBlock: 'right',
    graphicsId: 821 + index,
    campaignId: 55,
    stores: ['amperio'],
  })),
  ...proTops.map(({ categoryId }, index): TopmenuBanner => ({
    categoryId,
    menuBlock: 'right',
    graphicsId: firstProBanner + index,
    campaignId: 54,
    stores: ['amperio_pro'],
  })),
];

/** Links after the departments. */
export const menuLinks: readonly MenuLink[] = [
  {
    id: 1,
    name: 'Promocje',
    urlPath: 'promocje',
    color: '#C8102E',
    icon: 'badge-percent',
    position: 101,
    stores: ['amperio', 'amperio_pro'],
  },
  { id: 2, name: 'Outlet', urlPath: 'outlet', color: '#12754A', icon: 'package-open', position: 102, stores: ['amperio', 'amperio_pro'] },
  { id: 3, name: 'Raty i leasing', urlPath: 'raty', color: '#0B6B4F', icon: 'percent', position: 103, stores: ['amperio_pro'] },
];
