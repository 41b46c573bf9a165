import { flag, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { assistants } from './smart-home-specs.ts';

const type = select('typ_kamery', 'Typ kamery', ['wewnętrzna', 'obrotowa', 'zewnętrzna'], { short: 'Typ' });

const image = select('rozdzielczosc_kamery', 'Rozdzielczość', ['Full HD', '2K', '4K']);

const supply = select('zasilanie_kamery', 'Zasilanie', ['sieciowe', 'akumulator', 'PoE']);

const nightVision = select('tryb_noktowizji', 'Widzenie w nocy', ['podczerwień', 'kolorowe']);

const card = flag('slot_microsd', 'Gniazdo karty microSD');

const talk = flag('rozmowa', 'Rozmowa w dwie strony');

const kinds = {
  wewnętrzna: ['Kamera domowa', looks.indoorCamera],
  obrotowa: ['Kamera obrotowa', looks.turningCamera],
  zewnętrzna: ['Kamera zewnętrzna', looks.outdoorCamera],
} as const;

export const homeCamera: Recipe = {
  id: 'home-camera',
  illustration: 'security-camera',
  gender: 'f',
  domain: 'smart',
  groups: [
    ['Podstawowe', [type, image, nightVision, supply]],
    ['Wygoda', [card, talk, assistants]],
  ],
  cards: [image, type, supply],
  lines: ['Oko', 'Wartownik', 'Stróż', 'Podgląd'],
  colours: ['white', 'black'],
  colourVariants: 0.2,
  build: ({ random: r }) => {
    const made = r.pick(['wewnętrzna', 'obrotowa', 'zewnętrzna'] as const);
    const sharp = r.pick(['Full HD', '2K', '2K', '4K']);
    const feed = made === 'zewnętrzna' ? r.pick(['sieciowe', 'akumulator', 'PoE']) : 'sieciowe';
    const [kind, look] = kinds[made];
    return {
      kind,
      tail: sharp,
      prefix: 'KM',
      digits: sharp === '4K' ? '40' : sharp === '2K' ? '20' : '10',
      look,
      price:
        (made === 'zewnętrzna' ? 190 : made === 'obrotowa' ? 120 : 80) +
        (sharp === '4K' ? 160 : sharp === '2K' ? 40 : 0) +
        (feed === 'akumulator' ? 90 : 0),
      values: {
        typ_kamery: made,
        rozdzielczosc_kamery: sharp,
        tryb_noktowizji: r.pick(['podczerwień', 'podczerwień', 'kolorowe']),
        zasilanie_kamery: feed,
        slot_microsd: r.chance(0.8),
        rozmowa: r.chance(0.85),
        asystenci: ['Asystent Google', ...r.sample(['Alexa', 'Siri'], 1)],
      },
      size: [11, 8, 8],
      kilograms: 0.3,
      included: 'kamera, uchwyt ścienny, instrukcja',
    };
  },
  story: (s) => [
    [`Obraz ${s.show(image)}`, `${s.name} pokazuje dom na telefonie na żywo i wysyła powiadomienie, gdy zobaczy człowieka.`],
    ['Prywatność jednym dotknięciem', 'Zasłonisz obiektyw w aplikacji, gdy jesteś w domu, a obraz jest szyfrowany.'],
    s.is(type, 'obrotowa') && ['Rozgląda się sama', 'Głowica obraca się i śledzi ruch, więc jedna kamera obejmie cały pokój.'],
    s.is(type, 'zewnętrzna') && ['Na deszcz i mróz', 'Szczelna obudowa pracuje przez cały rok pod gołym niebem.'],
    s.is(supply, 'akumulator') && ['Bez kabla', 'Akumulator wystarcza na kilka miesięcy, a naładujesz go przez USB-C.'],
    s.is(card, true) && ['Nagrania zostają u Ciebie', 'Filmy zapisują się na karcie microSD, bez abonamentu.'],
    s.is(talk, true) && ['Porozmawiasz z kurierem', 'Mikrofon i głośnik pozwalają odezwać się z każdego miejsca.'],
  ],
  praise: [
    'Obraz ostry także w nocy.',
    'Powiadomienia przychodzą od razu.',
    'Pies pilnowany, spokojna głowa.',
    'Łatwy montaż.',
    'Nagrywa na kartę bez abonamentu.',
  ],
  complaints: ['Czasem reaguje na kota.', 'Kabel mógłby być dłuższy.', 'Aplikacja ładuje się kilka sekund.'],
  questions: [['Czy potrzebny jest abonament?', 'Nie, nagrania z ruchem zapisują się na karcie pamięci.']],
  accessories: ['karty-pamieci'],
  complementary: ['gniazdka-smart', 'routery'],
  services: [],
};
