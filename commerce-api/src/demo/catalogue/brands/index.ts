import type { Manufacturer } from '../../../model/category.ts';
import type { IllustrationId } from '../../../model/media.ts';
import { at } from '../random.ts';
import { slug } from '../text.ts';
import type { Brand, BrandDomain } from './brand.ts';
import { brandRows } from './rows.ts';

export type { Brand, BrandDomain } from './brand.ts';

const illustrationOf: Readonly<Record<BrandDomain, IllustrationId>> = {
  large: 'washing-machine',
  'built-in': 'oven',
  small: 'kettle',
  floor: 'vacuum-upright',
  air: 'air-purifier',
  tv: 'tv',
  audio: 'headphones',
  phone: 'smartphone',
  watch: 'smartwatch',
  tablet: 'tablet',
  case: 'phone-case',
  power: 'powerbank',
  computer: 'laptop',
  monitor: 'monitor',
  input: 'keyboard',
  print: 'printer',
  network: 'router',
  disk: 'ssd',
  console: 'console',
  gaming: 'gamepad',
  camera: 'camera',
  drone: 'drone',
  garden: 'mower',
  tools: 'drill',
  hair: 'hair-dryer',
  shave: 'shaver',
  teeth: 'toothbrush',
  smart: 'bulb',
  mobility: 'scooter',
};

const responsible = {
  name: 'Amperio Import Sp. z o.o.',
  street: 'ul. Składowa 12',
  postcode: '05-800',
  city: 'Pruszków',
  country: 'Polska',
  email: 'gpsr@amperio.example',
} as const;

/** All brands, fictional; ids from 501 are also the option ids of the attribute `manufacturer`. */
export const brands: readonly Brand[] = brandRows.map(([name, prefix, tier, naming, domains, accent, about, company, address], index) => {
  const [street = '', place = '', country = 'Polska'] = address.split('|');
  const [postcode = '', ...city] = place.split(' ');
  const brandSlug = slug(name);
  return {
    id: 501 + index,
    name,
    slug: brandSlug,
    prefix,
    tier,
    naming,
    domains,
    accent,
    about,
    illustration: illustrationOf[at(domains, 0)],
    gpsr: {
      manufacturer: { name: company, street, postcode, city: city.join(' '), country, email: `bezpieczenstwo@${brandSlug}.example` },
      responsiblePerson: country === 'Polska' || country === 'Czechy' || country === 'Niemcy' ? null : responsible,
    },
  };
});

/** Brands that make products of this kind. */
export function brandsOf(domain: BrandDomain): readonly Brand[] {
  return brands.filter((brand) => brand.domains.includes(domain));
}

const makes: Readonly<Record<BrandDomain, string>> = {
  large: 'pralki, suszarki i lodówki',
  'built-in': 'sprzęt do zabudowy',
  small: 'małe AGD do kuchni',
  floor: 'odkurzacze i roboty sprzątające',
  air: 'klimatyzatory, grzejniki i oczyszczacze powietrza',
  tv: 'telewizory i projektory',
  audio: 'słuchawki, głośniki i soundbary',
  phone: 'smartfony',
  watch: 'smartwatche',
  tablet: 'tablety i czytniki',
  case: 'etui i szkła ochronne',
  power: 'ładowarki, kable i powerbanki',
  computer: 'laptopy i komputery',
  monitor: 'monitory',
  input: 'klawiatury i myszy',
  print: 'drukarki, tusze i tonery',
  network: 'routery i systemy mesh',
  disk: 'dyski i karty pamięci',
  console: 'konsole do gier',
  gaming: 'sprzęt dla graczy',
  camera: 'aparaty fotograficzne',
  drone: 'drony',
  garden: 'kosiarki',
  tools: 'elektronarzędzia',
  hair: 'suszarki, prostownice i lokówki',
  shave: 'golarki i trymery',
  teeth: 'szczoteczki elektryczne',
  smart: 'urządzenia do inteligentnego domu',
  mobility: 'hulajnogi elektryczne',
};

/** The brand's product groups as text: 'pralki, suszarki i lodówki oraz sprzęt do zabudowy'. */
export function assortment(brand: Brand): string {
  const words = brand.domains.map((domain) => makes[domain]);
  return words.length === 1 ? at(words, 0) : `${words.slice(0, -1).join(', ')} oraz ${at(words, words.length - 1)}`;
}

/** The manufacturer pages of the shop. */
export function manufacturers(): readonly Manufacturer[] {
  return brands.map((brand, index) => ({
    id: brand.id,
    name: brand.name,
    slug: brand.slug,
    urlPath: `producenci/${brand.slug}`,
    description: `<p>${brand.about}</p><p>W Amperio znajdziesz ${assortment(brand)} marki ${brand.name}. Każdy produkt ma polską gwarancję i instrukcję w języku polskim, a na zwrot masz 30 dni.</p>`,
    seo: {
      metaTitle: `${brand.name} – produkty i opinie | Amperio`,
      metaDescription: `Sprawdź ofertę marki ${brand.name}: ${assortment(brand)}. Aktualne ceny, opinie klientów, raty 0% i odbiór w salonach Amperio.`,
      metaKeywords: `${brand.name}, ${brand.name} sklep, ${brand.name} opinie`,
      h1: null,
    },
    logo: {
      letters: brand.name
        .split(' ')
        .map((word) => word.charAt(0))
        .join('')
        .slice(0, 2)
        .toUpperCase(),
      color: brand.accent,
    },
    illustration: brand.illustration,
    gpsr: brand.gpsr,
    position: index + 1,
  }));
}
