import { connectivity, water } from '../../attributes/common.ts';
import { flag, multi, number, select, steps } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';
import { calls, days, face, gps, panel } from './wearables-specs.ts';

const caseSize = select('rozmiar_koperty', 'Rozmiar koperty', steps([38, 40, 41, 42, 44, 45, 46, 47, 49], 'mm'), { short: 'Koperta' });

const health = multi('pomiary_zdrowia', 'Pomiary', ['tętno', 'saturacja', 'EKG', 'sen', 'stres', 'temperatura skóry', 'cykl']);

const sports = number('tryby_sportowe', 'Tryby sportowe', null, { facet: false });

const pay = flag('platnosci', 'Płatności zbliżeniowe');

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
