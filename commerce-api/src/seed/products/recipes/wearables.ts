import { connectivity, water } from '../../attributes/common.ts';
import { flag, multi, number, select, steps } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const face = number('przekatna_zegarka', 'Przekątna ekranu', '″', { short: 'Ekran' });
const caseSize = select('rozmiar_koperty', 'Rozmiar koperty', steps([38, 40, 41, 42, 44, 45, 46, 47, 49], 'mm'), { short: 'Koperta' });
const panel = select('typ_ekranu', 'Typ ekranu', ['AMOLED', 'OLED LTPO', 'IPS LCD', 'E Ink', 'Mini LED']);
const days = number('czas_pracy_dni', 'Czas pracy', 'dni');
const health = multi('pomiary_zdrowia', 'Pomiary', ['tętno', 'saturacja', 'EKG', 'sen', 'stres', 'temperatura skóry', 'cykl']);
const sports = number('tryby_sportowe', 'Tryby sportowe', null, { facet: false });
const gps = select('gps', 'GPS', ['dwuzakresowy', 'wbudowany', 'z telefonu']);
const pay = flag('platnosci', 'Płatności zbliżeniowe');
const calls = flag('rozmowy', 'Rozmowy z nadgarstka');
const works = select('zgodnosc', 'Współpraca', ['Android i iOS', 'Android']);
const glass = select('szklo', 'Szkło', ['hartowane', 'szafirowe']);

export const smartwatch: Recipe = {
  id: 'smartwatch',
  illustration: 'smartwatch',
  gender: 'm',
  domain: 'watch',
  groups: [
    ['Ekran i koperta', [caseSize, face, panel, glass]],
    ['Zdrowie i sport', [health, sports, gps, water]],
    ['Wygoda', [days, pay, calls, connectivity, works]],
  ],
  cards: [days, gps, water],
  lines: ['Puls', 'Tempo', 'Czas', 'Trakt', 'Ruch'],
  colours: ['black', 'silver', 'sand', 'rose', 'green', 'navy'],
  colourVariants: 0.7,
  axis: {
    spec: caseSize,
    choose: ({ random: r, leaf }) =>
      leaf === 'zegarki-sportowe' ? r.pick([['47 mm'], ['42 mm', '47 mm']]) : r.pick([['41 mm', '45 mm'], ['40 mm', '44 mm'], ['46 mm']]),
  },
  build: ({ random: r, leaf, tier }, option) => {
    const sport = leaf === 'zegarki-sportowe';
    const mm = Number.parseInt(option, 10);
    const lasts = sport ? r.int(8, 24) : r.pick([2, 3, 7, 10, 12, 14]);
    const where = sport ? r.pick(['dwuzakresowy', 'dwuzakresowy', 'wbudowany']) : r.pick(['wbudowany', 'wbudowany', 'z telefonu']);
    const nfc = r.chance(tier * 0.6);
    const hard = sport && r.chance(0.5);
    return {
      kind: sport ? 'Zegarek sportowy' : 'Smartwatch',
      tail: option,
      prefix: 'W',
      digits: '5',
      price:
        150 +
        (sport ? 550 : 0) +
        (where === 'dwuzakresowy' ? 400 : where === 'wbudowany' ? 150 : 0) +
        (nfc ? 160 : 0) +
        (hard ? 350 : 0) +
        (mm - 40) * 12 +
        Math.max(0, tier - 1) * 1200,
      values: {
        rozmiar_koperty: option,
        przekatna_zegarka: mm > 44 ? 1.43 : 1.32,
        typ_ekranu: r.pick(['AMOLED', 'AMOLED', 'OLED LTPO']),
        szklo: hard ? 'szafirowe' : 'hartowane',
        pomiary_zdrowia: ['tętno', 'sen', 'saturacja', ...r.sample(['EKG', 'stres', 'temperatura skóry', 'cykl'], tier > 1 ? 3 : 1)],
        tryby_sportowe: r.int(6, 16) * 10,
        gps: where,
        odpornosc: sport ? r.pick(['5 ATM', '10 ATM']) : r.pick(['5 ATM', 'IP68']),
        czas_pracy_dni: lasts,
        platnosci: nfc,
        rozmowy: r.chance(0.6),
        lacznosc: ['Bluetooth 5.3', ...(nfc ? ['NFC'] : []), ...(where === 'z telefonu' ? [] : ['GPS'])],
        zgodnosc: r.pick(['Android i iOS', 'Android i iOS', 'Android']),
      },
      size: [Math.round(mm) / 10, Math.round(mm) / 10, 1.2],
      kilograms: 0.05,
      included: 'zegarek, pasek, ładowarka magnetyczna, instrukcja',
    };
  },
  story: (s) => [
    [
      `Do ${s.show(days)} bez ładowania`,
      `${s.name} nie musi co wieczór trafiać na ładowarkę, dlatego mierzy też sen. Ładowarka magnetyczna uzupełnia energię w godzinę.`,
    ],
    [
      'Zdrowie na bieżąco',
      `Pomiary: ${s.show(health)}. Aplikacja pokazuje zmiany w czasie i ostrzega o nietypowym tętnie. Zegarek nie zastępuje badania lekarskiego.`,
    ],
    s.is(gps, 'dwuzakresowy') && [
      'Dokładna trasa',
      'Dwuzakresowy GPS odbiera sygnał także między blokami i w lesie, więc ślad nie ucieka na boki.',
    ],
    s.is(pay, true) && ['Zapłać nadgarstkiem', 'Dodaj kartę w aplikacji i płać w sklepie bez telefonu i portfela.'],
    s.is(calls, true) && [
      'Odbieranie rozmów',
      'Wbudowany mikrofon i głośnik pozwalają odebrać połączenie, gdy telefon leży w drugim pokoju.',
    ],
    s.is(glass, 'szafirowe') && [
      'Szkło szafirowe',
      'Szafir jest twardszy od hartowanego szkła i dobrze znosi kontakt ze skałą i kluczami.',
    ],
    [
      `Odporność ${s.show(water)}`,
      s.is(water, 'IP68')
        ? 'Zegarek wytrzyma deszcz i mycie rąk. Do pływania wybierz model z oznaczeniem ATM.'
        : 'Możesz w nim pływać w basenie i brać prysznic.',
    ],
  ],
  praise: [
    'Bateria trzyma dłużej, niż podaje producent.',
    'GPS łapie w kilka sekund.',
    'Sen mierzy zaskakująco trafnie.',
    'Ekran czytelny w słońcu.',
    'Wygląda elegancko, pasuje do koszuli.',
    'Powiadomienia przychodzą od razu.',
  ],
  complaints: ['Pasek mógłby być dłuższy.', 'Nie wszystkie banki obsługują płatności.', 'Aplikacja zużywa sporo baterii telefonu.'],
  questions: [
    ['Czy działa z moim telefonem?', 'Sprawdź wiersz „Współpraca” w danych technicznych. Wymagany jest aktualny system w telefonie.'],
  ],
  accessories: ['powerbanki'],
  complementary: ['sluchawki-bezprzewodowe', 'smartfony-5g'],
  services: ['protector-watch-matte', 'protector-watch-privacy'],
};

const sos = flag('przycisk_sos', 'Przycisk SOS');
const lte = select('karta_sim', 'Karty SIM', ['nano-SIM + eSIM', '2 × nano-SIM', 'nano-SIM']);
const school = flag('tryb_szkolny', 'Tryb szkolny');

const { axis: _sizes, ...oneSize } = smartwatch;

export const kidsWatch: Recipe = {
  ...oneSize,
  id: 'kids-watch',
  groups: [
    ['Ekran', [face, panel]],
    ['Bezpieczeństwo', [sos, gps, school, lte]],
    ['Wygoda', [days, calls, water, connectivity]],
  ],
  cards: [gps, sos, water],
  lines: ['Kids', 'Skrzat', 'Bąbel', 'Odkrywca'],
  colours: ['blue', 'rose', 'green', 'black'],
  colourVariants: 0.8,
  build: ({ random: r }) => {
    const video = r.chance(0.6);
    return {
      kind: 'Smartwatch dla dzieci',
      tail: video ? 'LTE z wideorozmowami' : 'LTE z GPS',
      prefix: 'K',
      digits: video ? '4' : '3',
      price: 190 + (video ? 160 : 0) + r.int(0, 8) * 15,
      values: {
        przekatna_zegarka: r.pick([1.3, 1.4, 1.54, 1.7]),
        typ_ekranu: r.pick(['IPS LCD', 'AMOLED']),
        przycisk_sos: true,
        gps: 'wbudowany',
        tryb_szkolny: true,
        karta_sim: 'nano-SIM',
        czas_pracy_dni: r.pick([1.5, 2, 3]),
        rozmowy: true,
        odpornosc: r.pick(['IP67', 'IP68', 'IPX7']),
        lacznosc: ['LTE', 'Wi-Fi', 'GPS', 'Bluetooth 5.2'],
      },
      size: [5, 4, 1.5],
      kilograms: 0.05,
      included: 'zegarek, pasek silikonowy, ładowarka magnetyczna, instrukcja',
    };
  },
  story: (s) => [
    [
      'Wiesz, gdzie jest dziecko',
      `${s.name} pokazuje położenie w aplikacji rodzica i powiadamia, gdy dziecko dotrze do szkoły lub ją opuści.`,
    ],
    ['Rozmowy bez telefonu', 'Dziecko dzwoni do zapisanych osób i odbiera połączenia. Obce numery są blokowane.'],
    ['Przycisk SOS', 'Przytrzymanie przycisku łączy z rodzicami i wysyła im mapę z położeniem.'],
    ['Spokój na lekcji', 'Tryb szkolny wycisza zegarek i ukrywa gry w godzinach, które ustawisz w aplikacji.'],
    [`Odporność ${s.show(water)}`, 'Deszcz, mycie rąk i zabawa w piaskownicy mu nie szkodzą.'],
  ],
  praise: [
    'Córka sama chce go nosić.',
    'Położenie pokazuje z dokładnością do bloku.',
    'Głos w rozmowie wyraźny.',
    'Aplikacja dla rodzica prosta i po polsku.',
    'Spokojniejsza droga do szkoły.',
  ],
  complaints: ['Trzeba ładować codziennie.', 'W budynku lokalizacja jest mniej dokładna.', 'Kartę SIM trzeba wybrać z pakietem danych.'],
  questions: [['Jaka karta SIM jest potrzebna?', 'Nano-SIM dowolnego operatora z minutami i niewielkim pakietem internetu, bez kodu PIN.']],
  accessories: [],
  complementary: ['tablety-dla-dzieci'],
  services: ['protector-watch-matte'],
};

// Phones of the first groups of their leaf, which every size of catalogue has.
const fits = select(
  'pasuje_do',
  'Pasuje do',
  [
    'Bursztyn Nova 12 SE',
    'Perkun Wicher 5 S',
    'Perkun Wicher 3',
    'Perkun Wicher 3 Max',
    'Szafir Zenit 9 S',
    'Szafir Zenit 13',
    'Kwant Iskierka 17 Pro',
    'Jaskółka Lot 16 Max',
    'Jaskółka Gniazdo 11',
  ],
  { short: 'Do' },
);
const caseKind = select('typ_etui', 'Typ etui', ['plecki', 'z klapką', 'wzmocnione', 'przezroczyste']);
const caseMaterial = select('material_etui', 'Materiał', [
  'silikon',
  'TPU',
  'skóra ekologiczna',
  'skóra naturalna',
  'poliwęglan',
  'materiał z recyklingu',
]);
const magnet = flag('magnes', 'Magnesy do ładowarki');
const drop = select('odpornosc_na_upadki', 'Odporność na upadki', ['1 m', '2 m', '3 m', 'brak danych']);

export const phoneCase: Recipe = {
  id: 'phone-case',
  illustration: 'phone-case',
  gender: 'n',
  domain: 'case',
  groups: [
    ['Podstawowe', [fits, caseKind, caseMaterial]],
    ['Ochrona i wygoda', [drop, magnet]],
  ],
  cards: [fits, caseMaterial, drop],
  lines: ['Soft', 'Pancerz', 'Skin', 'Folio', 'Clear', 'Magneto'],
  colours: ['black', 'rose', 'navy', 'green', 'sand', 'red', 'blue'],
  colourVariants: 0.7,
  build: ({ random: r }) => {
    const type = r.pick(['plecki', 'z klapką', 'wzmocnione', 'plecki']);
    const made =
      type === 'z klapką'
        ? r.pick(['skóra ekologiczna', 'skóra naturalna'])
        : type === 'wzmocnione'
          ? r.pick(['TPU', 'poliwęglan'])
          : r.pick(['silikon', 'TPU', 'materiał z recyklingu']);
    const phone = r.pick(fits.options);
    const ring = r.chance(0.4);
    return {
      kind: type === 'z klapką' ? 'Etui z klapką' : type === 'wzmocnione' ? 'Etui wzmocnione' : 'Etui',
      tail: `do ${phone}`,
      prefix: 'ET',
      digits: '1',
      price:
        28 +
        (made === 'skóra naturalna' ? 90 : made === 'skóra ekologiczna' ? 25 : 0) +
        (type === 'wzmocnione' ? 35 : 0) +
        (ring ? 30 : 0) +
        r.int(0, 4) * 5,
      values: {
        pasuje_do: phone,
        typ_etui: type,
        material_etui: made,
        odpornosc_na_upadki: type === 'wzmocnione' ? r.pick(['2 m', '3 m']) : type === 'z klapką' ? '1 m' : r.pick(['1 m', 'brak danych']),
        magnes: ring,
      },
      size: [16.5, 8, 1.2],
      kilograms: 0.05,
      included: 'etui',
    };
  },
  story: (s) => [
    [
      'Skrojone do modelu',
      `Etui pasuje do telefonu ${s.show(fits)}: wycięcia nie zasłaniają aparatu ani głośników, a przyciski mają wyraźny skok.`,
    ],
    s.is(caseKind, 'z klapką') && [
      'Klapka i kieszonka',
      'Klapka chroni ekran w torebce, a w kieszonce zmieści się karta. Można też ustawić telefon poziomo do filmu.',
    ],
    s.is(caseKind, 'wzmocnione') && [
      'Wzmocnione narożniki',
      `Poduszki powietrzne w rogach rozpraszają uderzenie. Etui przeszło test upadku z wysokości ${s.show(drop)}.`,
    ],
    ['Przyjemne w dotyku', `Materiał: ${s.show(caseMaterial)}. Nie ślizga się w dłoni i nie zbiera odcisków.`],
    s.is(magnet, true) && ['Magnesy w środku', 'Pierścień magnesów trzyma telefon na ładowarce i uchwycie samochodowym.'],
  ],
  praise: [
    'Pasuje idealnie, nic nie odstaje.',
    'Telefon spadł na chodnik i nic.',
    'Miłe w dotyku, nie ślizga się.',
    'Kolor dokładnie jak na zdjęciu.',
    'Przyciski chodzą lekko.',
  ],
  complaints: ['Po miesiącu lekko się wyświeca na rogach.', 'Dość trudno się zdejmuje.', 'Przyciąga kłaczki z kieszeni.'],
  questions: [
    ['Czy da się ładować bezprzewodowo w etui?', 'Tak, grubość etui na to pozwala. Mocne ułożenie na środku ułatwiają modele z magnesami.'],
  ],
  accessories: [],
  complementary: ['powerbanki', 'smartfony-5g'],
  services: [],
};

const capacity = select('pojemnosc_baterii', 'Pojemność', ['5000 mAh', '10 000 mAh', '20 000 mAh', '25 000 mAh', '30 000 mAh']);
const output = number('moc_ladowania', 'Moc ładowania', 'W', { short: 'Moc' });
const usb = multi('porty', 'Porty', ['USB-C', '2 × USB-C', 'USB-A', '2 × USB-A', 'ładowanie indukcyjne']);
const screen = flag('wyswietlacz', 'Wyświetlacz poziomu');
const protocol = multi('standardy_ladowania', 'Standardy', ['Power Delivery', 'Quick Charge', 'PPS']);
const flight = flag('do_samolotu', 'Dozwolony w bagażu podręcznym', {
  hint: 'Linie lotnicze dopuszczają akumulatory do 100 Wh w bagażu podręcznym, czyli około 27 000 mAh.',
});

export const powerbank: Recipe = {
  id: 'powerbank',
  illustration: 'powerbank',
  gender: 'm',
  domain: 'power',
  groups: [
    ['Podstawowe', [capacity, output, usb, protocol]],
    ['Wygoda', [screen, flight]],
  ],
  cards: [capacity, output, usb],
  lines: ['Zapas', 'Energia', 'Volt', 'Kieszonka'],
  colours: ['black', 'white', 'navy', 'green', 'rose'],
  colourVariants: 0.5,
  axis: {
    spec: capacity,
    choose: ({ random: r }) =>
      r.pick([['10 000 mAh', '20 000 mAh'], ['10 000 mAh'], ['5000 mAh', '10 000 mAh'], ['20 000 mAh', '25 000 mAh'], ['30 000 mAh']]),
  },
  build: ({ random: r }, option) => {
    const milliamps = Number.parseInt(option.replace(' ', ''), 10);
    const watts = milliamps >= 20000 ? r.pick([22.5, 45, 65, 100]) : r.pick([18, 20, 22.5, 30]);
    const coil = milliamps <= 10000 && r.chance(0.4);
    return {
      kind: coil ? 'Powerbank indukcyjny' : 'Powerbank',
      tail: `${option} ${String(watts).replace('.', ',')} W`,
      prefix: 'PB',
      digits: `${milliamps / 1000}`,
      price: 35 + milliamps * 0.005 + watts * 1.8 + (coil ? 45 : 0),
      values: {
        pojemnosc_baterii: option,
        moc_ladowania: watts,
        porty: coil
          ? ['USB-C', 'ładowanie indukcyjne']
          : milliamps >= 20000
            ? ['2 × USB-C', 'USB-A']
            : ['USB-C', r.pick(['USB-A', '2 × USB-A'])],
        standardy_ladowania: ['Power Delivery', ...r.sample(['Quick Charge', 'PPS'], 1)],
        wyswietlacz: r.chance(0.5),
        do_samolotu: milliamps < 27000,
      },
      size: [15, 7, milliamps > 10000 ? 2.8 : 1.5],
      kilograms: Math.round(milliamps / 450) / 100,
      included: 'powerbank, przewód USB-C, instrukcja',
    };
  },
  story: (s) => [
    [
      `${s.show(capacity)} w plecaku`,
      `${s.name} naładuje telefon kilka razy albo uratuje dzień w podróży. Rzeczywista energia oddawana do telefonu to około dwóch trzecich pojemności – tak jest w każdym powerbanku.`,
    ],
    [
      `Moc ${s.show(output)}`,
      s.num(output) >= 45
        ? 'Wystarczy do ładowania laptopa przez USB-C, a telefon osiągnie połowę baterii w około pół godziny.'
        : 'Telefon z szybkim ładowaniem osiągnie połowę baterii w około pół godziny.',
    ],
    s.has(usb, 'ładowanie indukcyjne') && ['Bez kabla', 'Połóż telefon na powerbanku, a magnesy ustawią go we właściwym miejscu.'],
    s.is(screen, true) && ['Widać, ile zostało', 'Wyświetlacz pokazuje poziom w procentach, a nie tylko cztery diody.'],
    s.is(flight, true) && ['Poleci z Tobą', 'Pojemność mieści się w limicie linii lotniczych dla bagażu podręcznego.'],
  ],
  praise: [
    'Ładuje telefon dwa razy i jeszcze zostaje.',
    'Mały jak na taką pojemność.',
    'Laptop też się ładuje, sprawdzone.',
    'Wyświetlacz bardzo się przydaje.',
    'Nie grzeje się przy szybkim ładowaniu.',
  ],
  complaints: ['Dość ciężki do kieszeni.', 'Sam ładuje się kilka godzin.', 'Kabel w zestawie jest krótki.'],
  questions: [
    [
      'Czy można zabrać go do samolotu?',
      'Tak, w bagażu podręcznym, jeżeli w danych technicznych jest to potwierdzone. Nie wolno nadawać powerbanków w walizce rejestrowanej.',
    ],
  ],
  accessories: [],
  complementary: ['etui', 'smartfony-5g'],
  services: [],
};
