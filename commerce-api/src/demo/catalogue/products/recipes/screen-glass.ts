import { flag, select } from '../../attributes/spec.ts';
import { looks } from '../looks.ts';
import type { Recipe } from '../recipe.ts';
import { fits } from './phones-specs.ts';

const type = select('typ_szkla', 'Typ szkła', ['płaskie', 'pełny ekran', 'prywatyzujące'], { short: 'Typ' });

const hardness = select('twardosc', 'Twardość', ['9H', '10H']);

const pieces = select('liczba_sztuk', 'Liczba sztuk', ['1 szt.', '2 szt.', '3 szt.'], { short: 'Sztuki' });

const frame = flag('ramka_montazowa', 'Ramka do montażu');

export const screenGlass: Recipe = {
  id: 'screen-glass',
  illustration: 'screen-glass',
  gender: 'n',
  domain: 'case',
  groups: [
    ['Podstawowe', [fits, type, hardness]],
    ['Zestaw', [pieces, frame]],
  ],
  cards: [fits, type, pieces],
  lines: ['Tafla', 'Pancerz', 'Kryształ', 'Tarcza'],
  colours: ['black'],
  colourVariants: 0,
  axis: { spec: pieces, choose: ({ random: r }) => r.pick([['1 szt.', '2 szt.'], ['1 szt.'], ['2 szt.', '3 szt.']]) },
  build: ({ random: r }, option) => {
    const phone = r.pick(fits.options);
    const made = r.pick(['płaskie', 'pełny ekran', 'pełny ekran', 'prywatyzujące']);
    const count = Number.parseInt(option, 10);
    return {
      kind: made === 'prywatyzujące' ? 'Szkło hartowane prywatyzujące' : 'Szkło hartowane',
      tail: `do ${phone} ${option}`,
      prefix: 'SZ',
      digits: `${count}0`,
      look: made === 'prywatyzujące' ? looks.privacyGlass : made === 'płaskie' ? looks.flatGlass : looks.fullGlass,
      price: 16 + count * 9 + (made === 'prywatyzujące' ? 22 : 0) + r.int(0, 3) * 5,
      values: {
        pasuje_do: phone,
        typ_szkla: made,
        twardosc: r.pick(['9H', '9H', '10H']),
        liczba_sztuk: option,
        ramka_montazowa: r.chance(0.6),
      },
      size: [16, 7.5, 0.1],
      kilograms: 0.04,
      included: 'szkło hartowane, chusteczki czyszczące, naklejki do kurzu',
    };
  },
  story: (s) => [
    [
      'Docięte do ekranu',
      `Szkło pasuje do telefonu ${s.show(fits)}. Twardość ${s.show(hardness)} znosi klucze i drobny piasek w kieszeni.`,
    ],
    s.is(type, 'pełny ekran') && ['Do samych krawędzi', 'Szkło obejmuje cały ekran, a czarna ramka nie zostawia jasnych pasków.'],
    s.is(type, 'prywatyzujące') && ['Widzisz tylko Ty', 'Z boku ekran jest ciemny, więc sąsiad w autobusie nie przeczyta wiadomości.'],
    ['Jak bez szkła', 'Powłoka odpycha tłuszcz, a dotyk i czytnik linii papilarnych działają jak wcześniej.'],
    s.is(frame, true) && ['Ramka prowadząca', 'Ramka ustawia szkło równo, więc przykleisz je za pierwszym razem.'],
  ],
  praise: [
    'Przykleiło się bez bąbli.',
    'Uratowało ekran po upadku.',
    'Czytnik działa normalnie.',
    'Równo docięte.',
    'Palce się ślizgają jak trzeba.',
  ],
  complaints: ['Brzeg zbiera kurz.', 'Po roku pękło w rogu, ale ekran cały.', 'Etui lekko je podważa.'],
  questions: [
    ['Czy szkło pasuje z etui?', 'Tak, z większością etui z podwyższonym rantem. Szkło kończy się ułamek milimetra przed krawędzią.'],
  ],
  accessories: [],
  complementary: ['etui', 'ladowarki'],
  services: [],
};
