import type { Service, WarrantyPlan } from '../../../model/commerce.ts';
import { leafPlaces } from '../categories/leaves.ts';
import { zloty } from '../money.ts';
import { protectorFitting } from './shops.ts';

function service(
  id: number,
  code: string,
  name: string,
  description: string,
  kind: Service['kind'],
  price: number,
  protector: Service['protector'] = null,
): Service {
  return { id, code, name, description, kind, price: zloty(price), protector, shopService: protector === null ? null : protectorFitting };
}

const foil = 'Folię przykleimy w wybranym salonie w czasie odbioru, bez pęcherzyków i kurzu. Cena obejmuje folię i usługę.';

/** Services that can be bought with a product (P-13), protector fittings in six variants among them (S-40, S-41). */
export const services: readonly Service[] = [
  service(
    1,
    'delivery-in',
    'Wniesienie do mieszkania',
    'Dwuosobowa ekipa wniesie sprzęt do wskazanego pomieszczenia, także bez windy.',
    'delivery',
    99,
  ),
  service(
    2,
    'install-large',
    'Podłączenie sprzętu',
    'Rozpakowanie, usunięcie blokad, podłączenie do istniejących przyłączy i próba działania.',
    'installation',
    129,
  ),
  service(
    3,
    'install-built-in',
    'Montaż w zabudowie',
    'Montaż w przygotowanej szafce, podłączenie i sprawdzenie. Montaż gazu wykonuje osoba z uprawnieniami.',
    'installation',
    249,
  ),
  service(
    4,
    'removal',
    'Odbiór starego sprzętu',
    'Bezpłatnie zabierzemy zużyty sprzęt tego samego rodzaju i przekażemy do recyklingu.',
    'removal',
    0,
  ),
  service(5, 'door-swap', 'Zmiana kierunku otwierania drzwi', 'Monter przełoży zawiasy i uszczelki podczas dostawy.', 'installation', 149),
  service(
    6,
    'tv-setup',
    'Uruchomienie telewizora',
    'Montaż na podstawie, strojenie kanałów, połączenie z Wi-Fi i instalacja aplikacji.',
    'setup',
    119,
  ),
  service(
    7,
    'tv-mount',
    'Montaż telewizora na ścianie',
    'Zawieszenie na uchwycie i ukrycie przewodów w listwie. Uchwyt nie jest wliczony w cenę.',
    'installation',
    299,
  ),
  service(
    8,
    'coffee-setup',
    'Pierwsza kawa z doradcą',
    'Doradca w salonie ustawi mielenie i twardość wody oraz pokaże czyszczenie ekspresu.',
    'setup',
    79,
  ),
  service(
    9,
    'phone-setup',
    'Przeniesienie danych',
    'Skopiujemy kontakty, zdjęcia i aplikacje ze starego urządzenia w salonie.',
    'setup',
    89,
  ),
  service(
    10,
    'computer-setup',
    'Przygotowanie komputera',
    'Aktualizacje, konto użytkownika, pakiet biurowy i ochrona antywirusowa. Komputer jest gotowy do pracy.',
    'setup',
    149,
  ),
  service(11, 'protector-phone-matte', 'Montaż folii matowej na telefon', foil, 'protector', 79, { device: 'phone', finish: 'matte' }),
  service(12, 'protector-phone-privacy', 'Montaż folii prywatyzującej na telefon', foil, 'protector', 99, {
    device: 'phone',
    finish: 'privacy',
  }),
  service(13, 'protector-watch-matte', 'Montaż folii matowej na zegarek', foil, 'protector', 49, { device: 'smartwatch', finish: 'matte' }),
  service(14, 'protector-watch-privacy', 'Montaż folii prywatyzującej na zegarek', foil, 'protector', 59, {
    device: 'smartwatch',
    finish: 'privacy',
  }),
  service(15, 'protector-tablet-matte', 'Montaż folii matowej na tablet', foil, 'protector', 99, { device: 'tablet', finish: 'matte' }),
  service(16, 'protector-tablet-privacy', 'Montaż folii prywatyzującej na tablet', foil, 'protector', 129, {
    device: 'tablet',
    finish: 'privacy',
  }),
];

const byCode: ReadonlyMap<string, Service> = new Map(services.map((entry) => [entry.code, entry]));

/** The service with this code; an unknown code is a mistake in a recipe. */
export function serviceByCode(code: string): Service {
  const found = byCode.get(code);
  if (found === undefined) throw new Error(`Unknown service: ${code}`);
  return found;
}

function bands(rates: readonly (readonly [upTo: number, price: number])[]): WarrantyPlan['bands'] {
  return rates.map(([upTo, price]) => ({ upTo: zloty(upTo), price: zloty(price) }));
}

/** What is cheaper is replaced rather than insured. */
const from = zloty(199);

/** What people carry about and drop. */
const carriedBranches: ReadonlySet<string> = new Set(['smartfony', 'zegarki', 'tablety-i-czytniki', 'laptopy']);
const carried = [...new Set(leafPlaces.filter(({ branch }) => carriedBranches.has(branch.slug)).map(({ branchId }) => branchId))];

export const warrantyPlans: readonly WarrantyPlan[] = [
  {
    id: 1,
    name: 'Gwarancja +1 rok',
    years: 1,
    description: 'Rok dłużej na zasadach gwarancji producenta, bez udziału własnego.',
    categoryIds: [],
    from,
    bands: bands([
      [500, 49],
      [1000, 79],
      [2000, 129],
      [4000, 199],
      [8000, 349],
      [50_000, 599],
    ]),
  },
  {
    id: 2,
    name: 'Gwarancja +2 lata',
    years: 2,
    description: 'Dwa lata dłużej na zasadach gwarancji producenta, bez udziału własnego.',
    categoryIds: [],
    from,
    bands: bands([
      [500, 79],
      [1000, 119],
      [2000, 179],
      [4000, 279],
      [8000, 499],
      [50_000, 899],
    ]),
  },
  {
    id: 4,
    name: 'Gwarancja +3 lata',
    years: 3,
    description: 'Trzy lata dłużej na zasadach gwarancji producenta, bez udziału własnego.',
    categoryIds: [],
    from: zloty(500),
    bands: bands([
      [1000, 159],
      [2000, 239],
      [4000, 369],
      [8000, 649],
      [50_000, 1149],
    ]),
  },
  {
    id: 3,
    name: 'Ochrona od uszkodzeń 2 lata',
    years: 2,
    description: 'Upadek, zalanie i pęknięcie ekranu: naprawa lub wymiana, raz w roku.',
    categoryIds: carried,
    from,
    bands: bands([
      [500, 89],
      [1000, 149],
      [2000, 249],
      [4000, 399],
      [8000, 699],
      [50_000, 1199],
    ]),
  },
];
