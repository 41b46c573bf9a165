import type { ReferenceData } from '../../model/index.ts';

const NO_BREAK = '\u00a0';
const units = [
  'zł|gr|%|kg|g|cm|mm|m|km|l|ml|W|kW|kWh|Hz|GB|TB|mAh|min|godz\\.|godzin\\S*|dni|dnia|dniach|rat\\S*|lat|osób|kilogram\\S*',
  'днів|дні|дня|годин\\S*|хвилин\\S*|місяц\\S*|рок\\S*|рік|дюйм\\S*|платеж\\S*',
].join('|');

const rules: readonly (readonly [RegExp, string])[] = [
  // A one-letter word must not end a line.
  [/(?<=^|[\s(„«–])([aiouwzаівйоузє]) (?=\S)/gi, `$1${NO_BREAK}`],
  [/(ul\.|al\.|pl\.|tel\.|np\.|nr|art\.) (?=\S)/g, `$1${NO_BREAK}`],
  // Groups of digits: 20 000, 22 100 20 30.
  [/(\d) (?=\d)/g, `$1${NO_BREAK}`],
  [new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), `$1${NO_BREAK}`],
  // Amounts are grouped from four digits on, as everywhere in the shop (I-07).
  [/(?<![\d,])(\d)(\d{3})(?=(?:,\d\d)?(?:–\d[\d\u00a0]*)?\u00a0zł)/g, `$1${NO_BREAK}$2`],
];

/** Typography of a Polish or Ukrainian text or of the texts in HTML: spaces where a line must not break, grouped amounts. */
export const typeset = (html: string): string =>
  html.replace(/[^<>]+(?![^<]*>)/g, (text) => rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text));

/** A copy whose named texts are typeset. */
const withSet = <Item, Name extends keyof Item>(item: Item & Readonly<Record<Name, string>>, ...names: readonly Name[]): Item => ({
  ...item,
  ...Object.fromEntries(names.map((name) => [name, typeset(item[name])])),
});

type Texts = Pick<
  ReferenceData,
  'categories' | 'landings' | 'cmsBlocks' | 'cmsPages' | 'newsPosts' | 'blogPosts' | 'downloads' | 'shopEvents'
>;

/** Typesets the texts that editors would write. */
export const typesetTexts = <Seed extends Texts>(seed: Seed): Seed => ({
  ...seed,
  categories: seed.categories.map((item) => withSet(item, 'introDescription', 'description')),
  landings: seed.landings.map((item) => withSet(item, 'introDescription', 'description')),
  cmsBlocks: seed.cmsBlocks.map((item) => withSet(item, 'content')),
  cmsPages: seed.cmsPages.map((item) => withSet(item, 'content')),
  newsPosts: seed.newsPosts.map((item) => withSet(item, 'content', 'lead')),
  blogPosts: seed.blogPosts.map((item) => withSet(item, 'content', 'contentSneakPeak')),
  shopEvents: seed.shopEvents.map((item) => withSet(item, 'content')),
  downloads: seed.downloads.map((item) => withSet(item, 'content')),
});
