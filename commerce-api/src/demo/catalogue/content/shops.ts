import type { Country, PhysicalStore, Warehouse } from '../../../model/commerce.ts';
import { slug } from '../text.ts';

const mall = [
  ['09:00', '21:00'],
  ['09:00', '21:00'],
  ['09:00', '21:00'],
  ['09:00', '21:00'],
  ['09:00', '21:00'],
  ['09:00', '21:00'],
  null,
] as const;
const street = [
  ['10:00', '19:00'],
  ['10:00', '19:00'],
  ['10:00', '19:00'],
  ['10:00', '19:00'],
  ['10:00', '19:00'],
  ['10:00', '15:00'],
  null,
] as const;

function shop(
  id: number,
  city: string,
  place: string,
  address: string,
  postcode: string,
  phone: string,
  latitude: number,
  longitude: number,
  hours: PhysicalStore['openingHours'],
  pickupToday: boolean,
  services: readonly string[],
): PhysicalStore {
  return {
    id,
    name: `Amperio ${city}, ${place}`,
    place,
    city,
    street: address,
    postcode,
    phone,
    email: `${slug(city)}@amperio.example`,
    latitude,
    longitude,
    openingHours: hours,
    urlPath: `salony/${slug(`${city} ${place}`)}`,
    services,
    pickupToday,
  };
}

/** What shops call the fitting of screen protectors. */
export const protectorFitting = 'montaż folii';

const all = ['odbiór zamówień', 'zwroty i reklamacje', protectorFitting, 'przenoszenie danych', 'doradca AGD'] as const;

/** The shops; ids are also those of their warehouses. Malls and streets are made up. */
export const physicalStores: readonly PhysicalStore[] = [
  shop(11, 'Warszawa', 'Galeria Wiślana', 'ul. Nadrzeczna 24', '00-412', '22 100 20 31', 52.2367, 21.0319, mall, true, all),
  shop(12, 'Kraków', 'Pasaż Lipowy', 'ul. Lipowa 9', '30-702', '12 100 20 32', 50.0487, 19.9617, mall, true, all),
  shop(13, 'Wrocław', 'Galeria Odra', 'ul. Nabrzeżna 41', '50-135', '71 100 20 33', 51.1098, 17.0404, mall, true, all),
  shop(14, 'Poznań', 'Centrum Warta', 'ul. Bulwarowa 18', '61-829', '61 100 20 34', 52.4011, 16.9318, mall, true, all),
  shop(15, 'Gdańsk', 'Galeria Motława', 'ul. Portowa 3', '80-837', '58 100 20 35', 54.3521, 18.6549, mall, true, all.slice(0, 4)),
  shop(16, 'Łódź', 'Stara Przędzalnia', 'ul. Tkacka 60', '90-156', '42 100 20 36', 51.7762, 19.4679, mall, false, all.slice(0, 3)),
  shop(17, 'Katowice', 'Rynek 7', 'Rynek 7', '40-003', '32 100 20 37', 50.2597, 19.0219, street, false, all.slice(0, 3)),
  shop(18, 'Lublin', 'Brama Wschodnia', 'ul. Zamojska 12', '20-102', '81 100 20 38', 51.2454, 22.5705, street, false, all.slice(0, 2)),
];

export const warehouses: readonly Warehouse[] = [
  { id: 1, name: 'Magazyn centralny Pruszków', kind: 'central' },
  ...physicalStores.map(({ id, name }) => ({ id, name, kind: 'store' as const })),
];

function country(id: string, name: string, callingCode: string, postcodePattern: string, isShippingAllowed: boolean): Country {
  return { id, name, callingCode, postcodePattern, isShippingAllowed };
}

export const countries: readonly Country[] = [
  country('PL', 'Polska', '+48', '^\\d{2}-\\d{3}$', true),
  country('UA', 'Ukraina', '+380', '^\\d{5}$', false),
  country('DE', 'Niemcy', '+49', '^\\d{5}$', false),
  country('CZ', 'Czechy', '+420', '^\\d{3} ?\\d{2}$', false),
  country('SK', 'Słowacja', '+421', '^\\d{3} ?\\d{2}$', false),
  country('LT', 'Litwa', '+370', '^(LT-)?\\d{5}$', false),
  country('GB', 'Wielka Brytania', '+44', '^[A-Z0-9 ]{5,8}$', false),
  country('NL', 'Niderlandy', '+31', '^\\d{4} ?[A-Z]{2}$', false),
  country('IE', 'Irlandia', '+353', '^[A-Z0-9 ]{3,8}$', false),
  country('NO', 'Norwegia', '+47', '^\\d{4}$', false),
];
