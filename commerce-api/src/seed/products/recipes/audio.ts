import { batteryHours, connectivity, water } from '../../attributes/common.ts';
import { flag, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const anc = flag('redukcja_halasu', 'Aktywna redukcja hałasu (ANC)', { short: 'ANC' });
const driver = number('przetwornik', 'Średnica przetwornika', 'mm', { facet: false });
const codec = select('kodeki', 'Najlepszy kodek', ['LDAC', 'aptX Adaptive', 'AAC', 'SBC'], {
  hint: 'Kodek decyduje o jakości muzyki przesyłanej przez Bluetooth. LDAC i aptX Adaptive przenoszą najwięcej szczegółów, o ile obsługuje je telefon.',
});
const mics = select('liczba_mikrofonow', 'Liczba mikrofonów', ['1', '2', '4', '6', '8']);
const multipoint = flag('multipoint', 'Łączność z dwoma urządzeniami');
const quick = flag('szybkie_ladowanie', 'Szybkie ładowanie');
const fold = flag('skladane', 'Składana konstrukcja');
const build = select('budowa', 'Budowa', ['wokółuszne zamknięte', 'nauszne', 'wokółuszne otwarte', 'dokanałowe', 'douszne']);
const caseHours = number('czas_pracy_z_etui', 'Czas pracy z etui', 'godz.', { short: 'Z etui' });
const wireless = flag('ladowanie_bezprzewodowe', 'Ładowanie bezprzewodowe');

const band = { accessories: [], services: [] } as const;

export const headphones: Recipe = {
  ...band,
  id: 'headphones',
  illustration: 'headphones',
  gender: 'pl',
  domain: 'audio',
  groups: [
    ['Dźwięk', [build, driver, anc, codec]],
    ['Bateria i łączność', [batteryHours, quick, connectivity, multipoint]],
    ['Wygoda', [mics, fold]],
  ],
  cards: [batteryHours, anc, build],
  lines: ['Cisza', 'Studio', 'Melodia', 'Echo', 'Harmonia'],
  colours: ['black', 'white', 'navy', 'sand', 'green', 'rose', 'silver'],
  colourVariants: 0.6,
  build: ({ random: r, tier }) => {
    const quiet = r.chance(0.65);
    const hours = quiet ? r.pick([30, 35, 40, 50, 60]) : r.pick([25, 30, 45, 60]);
    const over = quiet || r.chance(0.5);
    return {
      kind: over ? 'Słuchawki wokółuszne' : 'Słuchawki nauszne',
      tail: quiet ? `z ANC ${hours} godz.` : `Bluetooth ${hours} godz.`,
      prefix: 'H',
      digits: `${hours}`,
      price: 90 + hours * 3 + (quiet ? 260 : 0) + Math.max(0, tier - 1) * 1100,
      values: {
        budowa: over ? 'wokółuszne zamknięte' : 'nauszne',
        przetwornik: over ? r.pick([40, 40, 42]) : r.pick([30, 32]),
        redukcja_halasu: quiet,
        kodeki: tier > 1.1 ? r.pick(['LDAC', 'aptX Adaptive']) : r.pick(['AAC', 'SBC', 'LDAC']),
        czas_pracy: hours,
        szybkie_ladowanie: r.chance(0.7),
        lacznosc: [r.pick(['Bluetooth 5.2', 'Bluetooth 5.3', 'Bluetooth 5.4'])],
        multipoint: r.chance(0.6),
        liczba_mikrofonow: quiet ? r.pick(['4', '6', '8']) : r.pick(['1', '2']),
        skladane: r.chance(0.7),
      },
      size: [20, 17, 8],
      kilograms: 0.26,
      included: 'słuchawki, przewód USB-C, przewód audio 3,5 mm, etui, instrukcja',
    };
  },
  story: (s) => [
    s.is(anc, true) && [
      'Cisza na życzenie',
      `Mikrofony w ${s.name} mierzą hałas otoczenia i na bieżąco go wygaszają. W pociągu i biurze słyszysz muzykę, a nie silnik i rozmowy.`,
    ],
    [
      `${s.show(batteryHours)} na jednym ładowaniu`,
      s.is(quick, true)
        ? 'Wystarczy na tydzień dojazdów. Dziesięć minut ładowania daje kilka godzin słuchania.'
        : 'Wystarczy na tydzień dojazdów, a po rozładowaniu możesz słuchać przez przewód.',
    ],
    [
      'Strojenie bez przesady',
      `Przetworniki ${s.show(driver)} grają równo, z wyraźnym wokalem. Najlepszy obsługiwany kodek to ${s.show(codec)}.`,
    ],
    s.is(multipoint, true) && [
      'Telefon i laptop naraz',
      'Słuchawki łączą się z dwoma urządzeniami i same przełączają się na to, które dzwoni.',
    ],
    ['Wygoda na cały dzień', 'Miękkie nauszniki i szeroki pałąk rozkładają nacisk, więc po kilku godzinach nic nie uwiera.'],
    s.is(fold, true) && ['Mieszczą się w plecaku', 'Nauszniki składają się do środka, a etui chroni je w podróży.'],
  ],
  praise: [
    'W tramwaju wreszcie cisza.',
    'Ładuję raz na tydzień.',
    'Nie cisną w okularach.',
    'Bas jest, ale nie przykrywa głosu.',
    'Rozmówcy dobrze mnie słyszą.',
    'Przełączanie między laptopem a telefonem działa od ręki.',
  ],
  complaints: ['Latem uszy trochę się pocą.', 'Etui mogłoby być sztywniejsze.', 'Aplikacja wymaga założenia konta.'],
  questions: [['Czy działają przez kabel?', 'Tak, przewód 3,5 mm jest w zestawie. Przez kabel grają także po rozładowaniu baterii.']],
  complementary: ['sluchawki-bezprzewodowe', 'smartfony-5g'],
};

export const earbuds: Recipe = {
  ...band,
  id: 'earbuds',
  illustration: 'earbuds',
  gender: 'pl',
  domain: 'audio',
  groups: [
    ['Dźwięk', [build, driver, anc, codec]],
    ['Bateria i łączność', [batteryHours, caseHours, wireless, connectivity, multipoint]],
    ['Wygoda', [mics, water]],
  ],
  cards: [caseHours, anc, water],
  lines: ['Air', 'Pchełka', 'Nuta', 'Kropla', 'Trel'],
  colours: ['white', 'black', 'navy', 'green', 'rose', 'sand'],
  colourVariants: 0.6,
  build: ({ random: r, tier }) => {
    const quiet = r.chance(0.6);
    const hours = r.pick([5, 6, 7, 8, 9, 10]);
    const total = hours * r.pick([4, 4, 5]);
    const inEar = quiet || r.chance(0.7);
    return {
      kind: inEar ? 'Słuchawki dokanałowe' : 'Słuchawki douszne',
      tail: quiet ? 'z ANC' : `Bluetooth ${total} godz.`,
      prefix: 'E',
      digits: `${total}`,
      price: 60 + total * 2.5 + (quiet ? 150 : 0) + Math.max(0, tier - 0.9) * 800,
      values: {
        budowa: inEar ? 'dokanałowe' : 'douszne',
        przetwornik: r.pick([6, 10, 11, 12]),
        redukcja_halasu: quiet,
        kodeki: tier > 1.1 ? r.pick(['LDAC', 'aptX Adaptive', 'AAC']) : r.pick(['AAC', 'SBC']),
        czas_pracy: hours,
        czas_pracy_z_etui: total,
        ladowanie_bezprzewodowe: r.chance(tier * 0.4),
        lacznosc: [r.pick(['Bluetooth 5.3', 'Bluetooth 5.4'])],
        multipoint: r.chance(0.5),
        liczba_mikrofonow: quiet ? r.pick(['4', '6']) : r.pick(['2', '4']),
        odpornosc: r.pick(['IPX4', 'IPX4', 'IPX5', 'IP54']),
      },
      size: [5, 6, 3],
      kilograms: 0.05,
      included: inEar
        ? 'słuchawki, etui ładujące, trzy pary wkładek, przewód USB-C, instrukcja'
        : 'słuchawki, etui ładujące, przewód USB-C, instrukcja',
    };
  },
  story: (s) => [
    [
      `${s.show(caseHours)} z etui`,
      `Same słuchawki grają do ${s.show(batteryHours)}, a etui doładuje je w kieszeni. Razem daje to ${s.show(caseHours)} muzyki.`,
    ],
    s.is(anc, true) && [
      'Wycisz miasto',
      `${s.name} wygasza szum ulicy i klimatyzacji, a jednym dotknięciem włączysz tryb przepuszczania dźwięków, na przykład przy kasie.`,
    ],
    [`Odporność ${s.show(water)}`, 'Pot i lekki deszcz im nie zaszkodzą, więc nadają się na trening.'],
    ['Wyraźne rozmowy', `Liczba mikrofonów: ${s.show(mics)}. Algorytm oddziela głos od wiatru i rozmów w tle.`],
    s.is(wireless, true) && ['Ładowanie bez kabla', 'Połóż etui na ładowarce indukcyjnej obok telefonu.'],
    s.is(multipoint, true) && [
      'Dwa urządzenia jednocześnie',
      'Oglądasz film na tablecie, a gdy zadzwoni telefon, słuchawki przełączą się same.',
    ],
  ],
  praise: [
    'Siedzą pewnie nawet podczas biegania.',
    'Etui małe, mieści się w kieszonce jeansów.',
    'Łączą się od razu po otwarciu.',
    'Głos w rozmowie czysty, nawet na wietrze.',
    'Brzmienie dużo lepsze, niż sugeruje cena.',
  ],
  complaints: ['Sterowanie dotykiem bywa zbyt czułe.', 'Małe wkładki trochę za luźne.', 'Etui łatwo się rysuje.'],
  questions: [['Czy można używać jednej słuchawki?', 'Tak, każda słuchawka działa samodzielnie.']],
  complementary: ['smartfony-5g', 'powerbanki'],
};

const loud = number('moc_muzyczna', 'Moc całkowita', 'W', { short: 'Moc' });
const stereo = flag('parowanie_stereo', 'Parowanie w stereo');
const bank = flag('funkcja_powerbanku', 'Funkcja powerbanku');
const voice = select('asystent', 'Asystent głosowy', ['wbudowany', 'przez telefon', 'brak']);

export const speaker: Recipe = {
  ...band,
  id: 'speaker',
  illustration: 'speaker',
  gender: 'm',
  domain: 'audio',
  groups: [
    ['Dźwięk', [loud, stereo]],
    ['Zasilanie i łączność', [batteryHours, connectivity, bank]],
    ['Wygoda', [water, voice]],
  ],
  cards: [loud, batteryHours, water],
  lines: ['Biwak', 'Fala', 'Ognisko', 'Plaża', 'Dom'],
  colours: ['navy', 'black', 'red', 'green', 'sand', 'blue', 'graphite'],
  colourVariants: 0.55,
  build: ({ random: r, leaf }) => {
    const home = leaf === 'glosniki-domowe';
    const watts = home ? r.pick([20, 30, 50, 60, 80, 120]) : r.pick([5, 10, 16, 20, 30, 40, 60, 100]);
    const hours = home ? 0 : r.pick([8, 10, 12, 15, 20, 24]);
    return {
      kind: home ? 'Głośnik Wi-Fi' : 'Głośnik przenośny',
      tail: home ? `${watts} W` : `${watts} W ${hours} godz.`,
      prefix: 'G',
      digits: `${watts}`,
      price: (home ? 220 : 60) + watts * 7 + hours * 3,
      values: {
        moc_muzyczna: watts,
        parowanie_stereo: r.chance(0.8),
        ...(home ? {} : { czas_pracy: hours, funkcja_powerbanku: watts >= 30 && r.chance(0.6) }),
        lacznosc: home ? ['Wi-Fi 6', 'Bluetooth 5.3'] : ['Bluetooth 5.3'],
        odpornosc: home ? 'brak' : r.pick(['IPX5', 'IPX7', 'IP67', 'IP67']),
        asystent: home ? r.pick(['wbudowany', 'brak']) : r.pick(['przez telefon', 'brak']),
      },
      size: [home ? 24 : 9, home ? 15 : 20, home ? 15 : 9],
      kilograms: home ? 2.4 : Math.round(watts / 3 + 4) / 10,
      included: home ? 'głośnik, przewód zasilający, instrukcja' : 'głośnik, przewód USB-C, pasek, instrukcja',
    };
  },
  story: (s) => [
    [
      `Moc ${s.show(loud)}`,
      `${s.name} wypełnia dźwiękiem ${s.leaf === 'glosniki-domowe' ? 'salon' : 'ogród i pokój'}, a pasywne membrany dodają basu bez dudnienia.`,
    ],
    !s.is(water, 'brak') && [
      `Odporność ${s.show(water)}`,
      'Woda, piasek i kurz nie robią na nim wrażenia. Po powrocie z plaży opłuczesz go pod kranem.',
    ],
    s.leaf === 'glosniki-domowe' && [
      'Muzyka w każdym pokoju',
      'Kilka głośników połączysz w aplikacji w grupę. Utwór gra równo w całym mieszkaniu i nie przerywa, gdy dzwoni telefon.',
    ],
    s.leaf !== 'glosniki-domowe' && [
      `Do ${s.show(batteryHours)} grania`,
      'Jedno ładowanie wystarcza na cały dzień na działce. Port USB-C ładuje głośnik tą samą ładowarką co telefon.',
    ],
    s.is(stereo, true) && ['Dwa grają lepiej', 'Drugi taki sam głośnik połączysz w parę stereo jednym przyciskiem.'],
    s.is(voice, 'wbudowany') && ['Sterowanie głosem', 'Poproś o piosenkę, minutnik lub pogodę. Mikrofon wyłączysz przełącznikiem.'],
  ],
  praise: [
    'Gra głośno i czysto, bez charczenia.',
    'Przeżył upadek do jeziora.',
    'Bateria starcza na cały weekend.',
    'Bas jak z dwa razy większego.',
    'Łączy się w dwie sekundy.',
  ],
  complaints: ['Przy maksymalnej głośności bas słabnie.', 'Brak wejścia na kabel.', 'Komunikaty głosowe są za głośne.'],
  questions: [
    [
      'Czy dwa głośniki różnych modeli da się połączyć?',
      'Para stereo wymaga dwóch takich samych modeli. Grupę do wspólnego grania można złożyć z różnych.',
    ],
  ],
  complementary: ['sluchawki-bezprzewodowe', 'powerbanki'],
};
