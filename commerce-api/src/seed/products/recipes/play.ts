import { batteryHours, connectivity, storage } from '../../attributes/common.ts';
import { flag, multi, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { headphones } from './audio.ts';

const type = select('rodzaj_konsoli', 'Rodzaj konsoli', ['stacjonarna', 'przenośna']);
const picture = select('obraz_konsoli', 'Obraz', ['4K 120 Hz', '4K 60 Hz', 'Full HD 60 Hz', 'Full HD 120 Hz']);
const drive = select('naped', 'Napęd', ['Blu-ray 4K', 'brak (wersja cyfrowa)', 'karty']);
const pads = select('liczba_padow', 'Pady w zestawie', ['1', '2', 'wbudowane']);
const old = flag('zgodnosc_wsteczna', 'Zgodność z poprzednią generacją');

export const gameConsole: Recipe = {
  id: 'console',
  illustration: 'console',
  gender: 'f',
  domain: 'console',
  groups: [
    ['Podstawowe', [type, picture, drive, storage]],
    ['Gra', [pads, old, batteryHours, connectivity]],
  ],
  cards: [picture, storage, drive],
  lines: ['Orion Play', 'Smok', 'Arkadia', 'Rycerz'],
  colours: ['white', 'black', 'navy', 'red'],
  colourVariants: 0.4,
  axis: {
    spec: storage,
    choose: ({ random: r, leaf }) =>
      leaf === 'konsole-przenosne'
        ? r.pick([
            ['256 GB', '512 GB'],
            ['512 GB', '1 TB'],
          ])
        : r.pick([['1 TB', '2 TB'], ['1 TB']]),
  },
  build: ({ random: r, leaf }, option) => {
    const hand = leaf === 'konsole-przenosne';
    const disc = !hand && r.chance(0.5);
    const gigabytes = option.endsWith('TB') ? Number.parseInt(option, 10) * 1000 : Number.parseInt(option, 10);
    return {
      kind: hand ? 'Konsola przenośna' : disc ? 'Konsola' : 'Konsola Digital',
      tail: option,
      prefix: 'G',
      digits: hand ? '7' : '9',
      price: (hand ? 1150 : 1500) + gigabytes * 0.55 + (disc ? 400 : 0),
      values: {
        rodzaj_konsoli: hand ? 'przenośna' : 'stacjonarna',
        obraz_konsoli: hand ? r.pick(['Full HD 60 Hz', 'Full HD 120 Hz']) : r.pick(['4K 120 Hz', '4K 60 Hz']),
        naped: hand ? 'karty' : disc ? 'Blu-ray 4K' : 'brak (wersja cyfrowa)',
        pamiec_wbudowana: option,
        liczba_padow: hand ? 'wbudowane' : r.pick(['1', '1', '2']),
        zgodnosc_wsteczna: r.chance(0.8),
        ...(hand ? { czas_pracy: r.int(4, 9) } : {}),
        lacznosc: ['Wi-Fi 6', 'Bluetooth 5.2'],
      },
      size: [hand ? 11 : 36, hand ? 28 : 9, hand ? 2.5 : 22],
      kilograms: hand ? 0.64 : 3.2,
      included: hand ? 'konsola, zasilacz USB-C, etui, instrukcja' : 'konsola, pad, przewód HDMI, przewód zasilający, instrukcja',
    };
  },
  story: (s) => [
    [`Obraz ${s.show(picture)}`, `${s.name} wyświetla gry w ${s.show(picture)}, z krótkim wczytywaniem dzięki dyskowi SSD.`],
    [`${s.show(storage)} na gry`, 'Kilka dużych tytułów zmieści się jednocześnie, a pamięć rozszerzysz dodatkowym dyskiem.'],
    s.is(type, 'przenośna') && [
      'Graj w drodze',
      `Bateria wystarcza na ${s.show(batteryHours)}. W domu podłączysz konsolę do telewizora przez stację lub przewód USB-C.`,
    ],
    s.is(drive, 'Blu-ray 4K') && [
      'Gry i filmy na płytach',
      'Napęd odtwarza płyty z grami i filmy 4K, a po przejściu grę możesz odsprzedać.',
    ],
    s.is(old, true) && ['Twoje starsze gry', 'Tytuły z poprzedniej generacji działają od razu, często płynniej niż dawniej.'],
    ['Dla całej rodziny', 'Kontrola rodzicielska ogranicza czas gry i zakupy, a konta dzieci mają własne ustawienia.'],
  ],
  praise: [
    'Gry ładują się w kilka sekund.',
    'Cicha, nie słychać jej nawet wieczorem.',
    'Dzieciaki zachwycone, rodzice też.',
    'Pad świetnie leży w dłoni.',
    'Konfiguracja bardzo prosta.',
  ],
  complaints: ['Pierwsza aktualizacja trwała godzinę.', 'Drugi pad trzeba dokupić.', 'Miejsce na dysku szybko się kończy.'],
  questions: [
    [
      'Czy do grania potrzebny jest internet?',
      'Do pierwszej konfiguracji i gry w sieci tak. Pobrane gry dla jednego gracza działają bez internetu.',
    ],
  ],
  accessories: ['pady', 'sluchawki-gamingowe'],
  complementary: ['telewizory-oled', 'pady'],
  services: [],
};

const sticks = select('galki', 'Gałki', ['z czujnikami Halla', 'potencjometryczne']);
const worksWith = multi('zgodnosc_pada', 'Zgodność', ['PC', 'konsola', 'Android', 'iOS']);
const back = select('przyciski_tylne', 'Przyciski z tyłu', ['brak', '2', '4']);
const rumble = flag('wibracje', 'Wibracje');

export const gamepad: Recipe = {
  id: 'gamepad',
  illustration: 'gamepad',
  gender: 'm',
  domain: 'gaming',
  groups: [
    ['Podstawowe', [worksWith, connectivity, batteryHours]],
    ['Sterowanie', [sticks, back, rumble]],
  ],
  cards: [worksWith, sticks, batteryHours],
  lines: ['Uścisk', 'Cios', 'Zwrot', 'Combo'],
  colours: ['black', 'white', 'blue', 'red', 'green', 'rose'],
  colourVariants: 0.7,
  build: ({ random: r }) => {
    const free = r.chance(0.75);
    const hall = r.chance(0.5);
    const paddles = r.pick(['brak', '2', '4']);
    return {
      kind: free ? 'Pad bezprzewodowy' : 'Pad przewodowy',
      tail: hall ? 'z czujnikami Halla' : paddles === 'brak' ? 'z wibracjami' : `z ${paddles} przyciskami tylnymi`,
      prefix: 'PD',
      digits: free ? '5' : '2',
      price: 70 + (free ? 90 : 0) + (hall ? 60 : 0) + (paddles === '4' ? 120 : paddles === '2' ? 50 : 0),
      values: {
        zgodnosc_pada: ['PC', ...r.sample(['konsola', 'Android', 'iOS'], 2)],
        lacznosc: free ? ['Bluetooth 5.3', 'radio 2,4 GHz'] : [],
        ...(free ? { czas_pracy: r.pick([12, 15, 20, 30]) } : {}),
        galki: hall ? 'z czujnikami Halla' : 'potencjometryczne',
        przyciski_tylne: paddles,
        wibracje: true,
      },
      size: [10, 15.5, 6],
      kilograms: 0.26,
      included: free ? 'pad, odbiornik USB, przewód USB-C, instrukcja' : 'pad, przewód USB-C, instrukcja',
    };
  },
  story: (s) => [
    ['Pewny chwyt', `${s.name} ma chropowate uchwyty i dobrze wyważoną obudowę, więc dłonie nie męczą się przy długiej rozgrywce.`],
    s.is(sticks, 'z czujnikami Halla') && [
      'Gałki bez dryfu',
      'Czujniki Halla działają bezstykowo, dlatego gałki nie wycierają się i nie „uciekają” po kilku miesiącach.',
    ],
    !s.is(back, 'brak') && [
      'Przyciski pod palcami',
      `Liczba przycisków z tyłu: ${s.show(back)}. Przypiszesz im dowolną funkcję bez odrywania kciuków od gałek.`,
    ],
    ['Z komputerem i nie tylko', `Zgodność: ${s.show(worksWith)}. Profil zmienisz skrótem na padzie.`],
    ['Wibracje i spusty', 'Dwa silniki oddają uderzenia i teren, a spusty reagują na siłę nacisku.'],
  ],
  praise: [
    'Gałki chodzą płynnie.',
    'Łączy się od razu, bez sterowników.',
    'Bateria trzyma kilka wieczorów.',
    'Świetny kolor na żywo.',
    'Przyciski mają wyraźny klik.',
  ],
  complaints: ['Krzyżak mógłby być precyzyjniejszy.', 'Kabel w zestawie krótki.', 'Wibracje dość głośne.'],
  questions: [['Czy działa z konsolą?', 'Sprawdź wiersz „Zgodność” – nie wszystkie pady są licencjonowane do konsol.']],
  accessories: [],
  complementary: ['konsole-stacjonarne', 'sluchawki-gamingowe'],
  services: [],
};

const micType = select('mikrofon', 'Mikrofon', ['odłączany', 'chowany', 'na stałe']);
const surround = flag('dzwiek_przestrzenny', 'Dźwięk przestrzenny');
const cable = select('podlaczenie_sluchawek', 'Podłączenie', ['2,4 GHz i Bluetooth', '2,4 GHz', 'przewodowe USB', 'przewodowe 3,5 mm']);
const driver = number('przetwornik', 'Średnica przetwornika', 'mm', { facet: false });

export const headset: Recipe = {
  ...headphones,
  id: 'headset',
  domain: 'gaming',
  groups: [
    ['Dźwięk', [driver, surround, micType]],
    ['Połączenie', [cable, batteryHours]],
  ],
  cards: [cable, micType, batteryHours],
  lines: ['Ryk', 'Echo', 'Gong', 'Warkot'],
  colours: ['black', 'white', 'red', 'green'],
  colourVariants: 0.4,
  build: ({ random: r }) => {
    const how = r.pick(cable.options);
    const free = how.startsWith('2,4');
    const hours = r.pick([24, 30, 40, 60, 70]);
    return {
      kind: 'Słuchawki gamingowe',
      tail: free ? `bezprzewodowe ${hours} godz.` : how === 'przewodowe USB' ? 'USB' : '3,5 mm',
      prefix: 'SG',
      digits: free ? `${hours}` : '1',
      price: (free ? 230 : 90) + (how === '2,4 GHz i Bluetooth' ? 120 : 0) + r.int(0, 10) * 15,
      values: {
        przetwornik: r.pick([40, 50, 53]),
        dzwiek_przestrzenny: how !== 'przewodowe 3,5 mm',
        mikrofon: r.pick(micType.options),
        podlaczenie_sluchawek: how,
        ...(free ? { czas_pracy: hours } : {}),
      },
      size: [20, 18, 9],
      kilograms: 0.3,
      included: free ? 'słuchawki, odbiornik USB, przewód USB-C, instrukcja' : 'słuchawki, instrukcja',
    };
  },
  story: (s) => [
    [
      'Słyszysz, skąd nadchodzą kroki',
      `Przetworniki ${s.show(driver)} w ${s.name} wyraźnie oddają kierunek dźwięku${s.is(surround, true) ? ', a tryb przestrzenny dodaje głębi w strzelankach' : ''}.`,
    ],
    s.has(cable, '2,4 GHz') || s.has(cable, '2,4 GHz i Bluetooth')
      ? [
          'Bez kabla i bez opóźnień',
          `Radio 2,4 GHz przesyła dźwięk bez zauważalnego opóźnienia. Bateria wystarcza na ${s.show(batteryHours)}.`,
        ]
      : ['Podłącz i graj', 'Przewód nie wymaga ładowania ani parowania, a opóźnienia po prostu nie ma.'],
    ['Drużyna Cię usłyszy', `Mikrofon (${s.show(micType)}) tłumi odgłosy klawiatury i wentylatora.`],
    ['Wygoda na długi wieczór', 'Pianka z pamięcią kształtu i lekki pałąk nie uciskają, także w okularach.'],
  ],
  praise: [
    'Kroki słychać jak na dłoni.',
    'Mikrofon zaskakująco czysty.',
    'Wygodne nawet po pięciu godzinach.',
    'Zasięg obejmuje całe mieszkanie.',
    'Pady się nie pocą.',
  ],
  complaints: ['Muzyka brzmi trochę płasko.', 'Pokrętło głośności łatwo przestawić.', 'Odbiornik USB jest szeroki.'],
  questions: [
    ['Czy działają z konsolą?', 'Modele 3,5 mm i USB – tak. Modele 2,4 GHz działają z konsolami obsługującymi dźwięk przez USB.'],
  ],
  complementary: ['pady', 'myszy-gamingowe'],
};
