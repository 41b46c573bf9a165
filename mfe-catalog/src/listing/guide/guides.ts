import type texts from '../../i18n/pl.json';

/** Questions and answers by their keys in the catalogue of texts. */
export type GuideText = Extract<keyof typeof texts, `guide.${string}`>;

/** One answer and the filter that it sets: values of a facet by key, values by the number that they begin with, or a range of numbers. */
export interface Answer {
  readonly text: GuideText;
  readonly keys?: readonly string[];
  readonly from?: number;
  readonly to?: number;
}

export interface Question {
  readonly text: GuideText;
  /** The attribute that the answers filter by. */
  readonly code: string;
  readonly answers: readonly Answer[];
}

/** Questions that help to filter the listings below these paths. */
export interface Guide {
  readonly paths: readonly string[];
  readonly questions: readonly Question[];
}

/**
 * J-264: six assortments in which a number says little to a shopper, and the question that leads to it. Of a television seen from d metres in 4K
 * some 28 inches a metre fill the view; a room takes 350 BTU/h a square metre; a person brings some 2 kg of washing a cycle and 75 litres of food.
 */
export const guides: readonly Guide[] = [
  {
    paths: ['/telewizory-i-audio/telewizory'],
    questions: [
      {
        text: 'guide.distance',
        code: 'przekatna_tv',
        answers: [
          { text: 'guide.distance.near', to: 43 },
          { text: 'guide.distance.two', from: 50, to: 55 },
          { text: 'guide.distance.three', from: 65, to: 75 },
          { text: 'guide.distance.far', from: 77 },
        ],
      },
    ],
  },
  {
    paths: ['/agd/pralki-i-suszarki/pralki', '/agd-do-zabudowy/zmywanie-i-pranie/pralki-do-zabudowy'],
    questions: [
      {
        text: 'guide.persons',
        code: 'pojemnosc_prania',
        answers: [
          { text: 'guide.persons.few', to: 7 },
          { text: 'guide.persons.some', from: 8, to: 9 },
          { text: 'guide.persons.many', from: 10 },
        ],
      },
    ],
  },
  {
    paths: ['/agd/lodowki-i-zamrazarki/lodowki', '/agd-do-zabudowy/chlodzenie-do-zabudowy/lodowki-do-zabudowy'],
    questions: [
      {
        text: 'guide.personsFridge',
        code: 'pojemnosc_chlodziarki',
        answers: [
          { text: 'guide.persons.few', to: 220 },
          { text: 'guide.persons.some', from: 200, to: 300 },
          { text: 'guide.persons.many', from: 300 },
        ],
      },
    ],
  },
  {
    paths: ['/agd/klimat-w-domu/klimatyzatory'],
    questions: [
      {
        text: 'guide.room',
        code: 'moc_chlodnicza',
        answers: [
          { text: 'guide.room.small', from: 5000, to: 7000 },
          { text: 'guide.room.middle', from: 7000, to: 9000 },
          { text: 'guide.room.large', from: 9000, to: 12_500 },
          { text: 'guide.room.huge', from: 12_500 },
        ],
      },
    ],
  },
  {
    paths: ['/agd/odkurzacze/odkurzacze-tradycyjne'],
    questions: [
      {
        text: 'guide.bag',
        code: 'typ_odkurzacza',
        answers: [
          { text: 'guide.bag.with', keys: ['workowy'] },
          { text: 'guide.bag.without', keys: ['bezworkowy'] },
          { text: 'guide.bag.workshop', keys: ['przemyslowy'] },
        ],
      },
      {
        text: 'guide.floor',
        code: 'turboszczotka',
        answers: [
          { text: 'guide.floor.carpets', keys: ['tak'] },
          { text: 'guide.floor.smooth', keys: ['nie'] },
        ],
      },
    ],
  },
  {
    paths: ['/komputery/laptopy'],
    questions: [
      {
        text: 'guide.use',
        code: 'pamiec_ram',
        answers: [
          { text: 'guide.use.web', from: 8, to: 12 },
          { text: 'guide.use.work', from: 16, to: 24 },
          { text: 'guide.use.create', from: 32 },
        ],
      },
    ],
  },
];
