import type { CarrierPoint } from '../../../model/commerce.ts';
import { seeded, type SeededRandom } from '../../illustrations/random.ts';
import { slug } from '../text.ts';
import { towns, type Town } from './towns.ts';

interface Carrier {
  readonly code: string;
  readonly prefix: string;
  readonly label: string;
  /** How many points it has. */
  readonly points: number;
  readonly hours: readonly [string, ...string[]];
  /** What stands at an order: whoever delivers to this carrier's points can be paid there. */
  readonly paysOnPickup: boolean;
}

const always = 'całą dobę';

const carriers: readonly Carrier[] = [
  { code: 'paczkomaty', prefix: 'PAC', label: 'Automat paczkowy', points: 1500, hours: [always], paysOnPickup: true },
  {
    code: 'pickuppointorlen',
    prefix: 'ORL',
    label: 'Punkt na stacji',
    points: 900,
    hours: [always, always, 'pon.–sob. 6:00–22:00'],
    paysOnPickup: true,
  },
  {
    code: 'pickuppointpocztapolska',
    prefix: 'PP',
    label: 'Urząd pocztowy',
    points: 800,
    hours: ['pon.–pt. 8:00–20:00', 'pon.–pt. 8:00–18:00, sob. 8:00–14:00'],
    paysOnPickup: true,
  },
  {
    code: 'pickuppointdhl',
    prefix: 'DHL',
    label: 'Punkt w sklepie',
    points: 600,
    hours: ['pon.–sob. 7:00–22:00', 'pon.–sob. 6:00–23:00'],
    paysOnPickup: true,
  },
  {
    code: 'pickuppointdpd',
    prefix: 'DPD',
    label: 'Punkt odbioru',
    points: 600,
    hours: ['pon.–sob. 8:00–20:00', 'pon.–pt. 9:00–19:00, sob. 9:00–14:00'],
    paysOnPickup: true,
  },
  { code: 'pickuppointgls', prefix: 'GLS', label: 'Punkt odbioru', points: 300, hours: ['pon.–pt. 9:00–18:00'], paysOnPickup: false },
  { code: 'pickuppointups', prefix: 'UPS', label: 'Punkt odbioru', points: 300, hours: ['pon.–pt. 9:00–18:00'], paysOnPickup: false },
];

// None is named after a town: whoever searches for one does not look for a street.
const streets = [
  'Słoneczna',
  'Kwiatowa',
  'Szkolna',
  'Ogrodowa',
  'Krótka',
  'Polna',
  'Lipowa',
  'Brzozowa',
  'Kościuszki',
  'Mickiewicza',
  'Sienkiewicza',
  'Piłsudskiego',
  'Długa',
  'Parkowa',
  'Leśna',
  'Dworcowa',
  'Kolejowa',
  'Zielona',
  'Spacerowa',
  'Łąkowa',
] as const;

const places = [
  'Przy wejściu głównym, dostępny dla osób na wózku.',
  'Za sklepem, obok parkingu.',
  'Przy parkingu osiedla.',
  'Naprzeciwko przystanku.',
] as const;

/** How many of a carrier's points each town has: by its people, at least one. The rest of the rounding goes to the largest. */
function shares(points: number): readonly number[] {
  const people = towns.reduce((sum, town) => sum + town.people, 0);
  const spread = towns.map((town) => 1 + Math.floor(((points - towns.length) * town.people) / people));
  const left = points - spread.reduce((sum, count) => sum + count, 0);
  return spread.map((count, index) => count + (index < left ? 1 : 0));
}

const kilometresOfDegree = 111;
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Somewhere in the town, more likely in its middle: a town of a million people is 8 km wide in each direction. */
function somewhereIn({ latitude, longitude, people }: Town, random: SeededRandom): { latitude: number; longitude: number } {
  const far = ((0.5 + 0.24 * Math.sqrt(people)) * random.next() ** 0.7) / kilometresOfDegree;
  const turn = random.between(0, 2 * Math.PI);
  return {
    latitude: rounded(latitude + Math.sin(turn) * far),
    longitude: rounded(longitude + (Math.cos(turn) * far) / Math.cos((latitude * Math.PI) / 180)),
  };
}

function postcodeIn({ postcodes }: Town, random: SeededRandom): string {
  const code = random.pick(...postcodes);
  return code.length > 2 ? code : `${code}-${String(random.whole(1, 899)).padStart(3, '0')}`;
}

const shortName = (city: string): string => slug(city).replaceAll('-', '').slice(0, 3).toUpperCase();

/** The points of one carrier; the same ones each time. */
function pointsOf({ code, prefix, label, points, hours, paysOnPickup }: Carrier, seed: number): readonly CarrierPoint[] {
  const random = seeded(seed);
  const numbers = new Map<string, number>();
  const spread = shares(points);
  return towns.flatMap((town, index) =>
    Array.from({ length: spread[index] ?? 0 }, (_, nth) => {
      const short = shortName(town.city);
      const number = (numbers.get(short) ?? 0) + 1;
      numbers.set(short, number);
      const openingHours = random.pick(...hours);
      return {
        id: `${prefix}-${short}${String(number).padStart(3, '0')}`,
        shippingCode: code,
        name: `${label} ${town.city} ${nth + 1}`,
        street: `ul. ${random.pick(...streets)} ${random.whole(1, 60)}`,
        postcode: postcodeIn(town, random),
        city: town.city,
        ...somewhereIn(town, random),
        openingHours,
        isAlwaysOpen: openingHours === always,
        paysOnPickup,
        description: random.pick(...places),
      };
    }),
  );
}

/** 5,000 points of seven carriers. Towns are real, addresses are made up. */
export const pickupPoints: readonly CarrierPoint[] = carriers.flatMap(pointsOf);
