import { flag, number, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { assistants, radio } from './smart-home-specs.ts';

const type = select('typ_gniazdka', 'Typ gniazdka', ['pojedyncze', 'listwa', 'zewnętrzne'], { short: 'Typ' });

const load = number('maksymalne_obciazenie', 'Maksymalne obciążenie', 'W', { short: 'Obciążenie' });

const meter = flag('pomiar_energii', 'Pomiar zużycia energii');

const kinds = {
  pojedyncze: ['Gniazdko smart', looks.plug],
  listwa: ['Listwa zasilająca smart', looks.powerStrip],
  zewnętrzne: ['Gniazdko ogrodowe smart', looks.gardenPlug],
} as const;

export const smartPlug: Recipe = {
  id: 'smart-plug',
  illustration: 'smart-plug',
  gender: 'n',
  domain: 'smart',
  groups: [
    ['Podstawowe', [type, load, meter]],
    ['Sterowanie', [radio, assistants]],
  ],
  cards: [type, load, radio],
  lines: ['Kontakt', 'Obwód', 'Wtyk', 'Watt'],
  colours: ['white', 'black'],
  colourVariants: 0,
  build: ({ random: r }) => {
    const made = r.pick(['pojedyncze', 'pojedyncze', 'listwa', 'zewnętrzne'] as const);
    const watts = made === 'listwa' ? 2500 : r.pick([2500, 3680]);
    const metered = r.chance(0.6);
    const [kind, look] = kinds[made];
    return {
      kind,
      tail: `${watts} W`,
      prefix: 'GN',
      digits: `${watts / 10}`,
      look,
      price: (made === 'listwa' ? 110 : made === 'zewnętrzne' ? 85 : 42) + (metered ? 18 : 0) + r.int(0, 4) * 5,
      values: {
        typ_gniazdka: made,
        maksymalne_obciazenie: watts,
        pomiar_energii: metered,
        standard_smart: r.pick(['Wi-Fi', 'Wi-Fi', 'Zigbee', 'Matter']),
        asystenci: ['Asystent Google', ...r.sample(['Alexa', 'Siri'], 1)],
      },
      size: made === 'listwa' ? [4, 33, 6] : [6, 6, 8],
      kilograms: made === 'listwa' ? 0.6 : 0.12,
      included: 'gniazdko, instrukcja',
    };
  },
  story: (s) => [
    [
      'Prąd pod kontrolą',
      `${s.name} wyłączy żelazko, o którym nie pamiętasz, i włączy lampę, zanim wrócisz. Obciążenie do ${s.show(load)}.`,
    ],
    s.is(meter, true) && ['Wiesz, ile kosztuje', 'Aplikacja liczy zużyte kilowatogodziny i pokazuje, co pobiera prąd w nocy.'],
    s.is(type, 'zewnętrzne') && ['Na taras i do ogrodu', 'Klapka i uszczelka chronią gniazdo przed deszczem.'],
    s.is(type, 'listwa') && ['Każde gniazdo osobno', 'Telewizor zostaje włączony, a konsola i soundbar gasną na noc.'],
    ['Harmonogram', 'Ustaw dni i godziny, a gniazdko zadziała także bez internetu.'],
  ],
  praise: [
    'Działa stabilnie od miesięcy.',
    'Pomiar prądu bardzo przydatny.',
    'Mieści się obok drugiej wtyczki.',
    'Konfiguracja bez problemów.',
    'Choinka włącza się sama.',
  ],
  complaints: ['Zasłania sąsiednie gniazdo.', 'Dioda świeci w nocy.', 'Wymaga konta w aplikacji.'],
  questions: [['Czy można podłączyć grzejnik?', 'Tak, jeśli jego moc nie przekracza maksymalnego obciążenia gniazdka.']],
  accessories: [],
  complementary: ['zarowki-smart', 'kamery-domowe'],
  services: [],
};
