import { normalise } from '../text/normalise.ts';
import { isMeasure } from '../text/units.ts';

/** Bounds that the words of a query state, in grosze. */
export interface PriceBounds {
  readonly from?: number;
  readonly to?: number;
}

export interface PricedText {
  /** The query without the words about the price. */
  readonly text: string;
  readonly price: PriceBounds | undefined;
}

/** In grosze. Smaller numbers without a currency are something else: 'do 60' is a size. */
const leastBare = 100_00;
/** Numbers without a currency that are memories: 'iPhone 15 Pro Max 256'. In grosze. */
const memories: ReadonlySet<number> = new Set([128_00, 256_00, 512_00, 1024_00, 2048_00]);
/** 'Around' is so far away at most. */
const around = 0.2;

/** No letter or digit stands before, nor a part of a code such as 'wt-'. */
const start = String.raw`(?<![\p{L}\p{N}][-–./]?)`;
const end = String.raw`(?![\p{L}\p{N}])`;
// 'złoty' is no currency: it is what the colour of a phone is called.
const number = String.raw`(\d{1,3}(?:[ .]\d{3}){1,2}|\d{1,7})(?:[.,](\d{1,2}))? ?(tys\.?|tysiecy|tysiace|tysjaczi?|k)? ?(zl\.?|zlotych|zloti|pln)?${end}`;
/** A number after these is the name of a model. */
const named = String.raw`(?<!(?<![\p{L}\p{N}])(?:seri[aiey]|series|model|rtx|gtx|rx|ryzen|core) )`;
const below = String.raw`(?:do|ponizej|max|maks|maksymalnie|maximum|taniej niz|mniej niz|nie wiecej niz|nyzcze|deszewsze)`;
const above = String.raw`(?:od|powyzej|min|minimum|drozej niz|wiecej niz|wid|ponad)`;
const near = String.raw`(?:za|okolo|ok\.?|w cenie|blisko)`;

const between = new RegExp(`${start}${named}(?:od |wid )?${number} ?(?:do|-|–) ?${number}(?![-–./]\\d)`, 'gu');
const bound = new RegExp(`${start}(${below}|${above}|${near}) (?:ceny? )?${number}`, 'gu');
const bare = new RegExp(`${start}${number}`, 'gu');

const isBelow = new RegExp(`^${below}$`, 'u');
const isAbove = new RegExp(`^${above}$`, 'u');

const grosze = (whole: string, hundredths: string | undefined, thousands: string | undefined): number =>
  Math.round(Number(`${whole.replace(/\D/g, '')}.${hundredths ?? 0}`) * (thousands === undefined ? 100 : 100_000));

/** 'laptopy do 3000', 'od 1000 do 2000 zł', 'pralka za 1500 zł': the price is a filter, not a word. */
export function readPrice(query: string): PricedText {
  const text = normalise(query).replace(/\s+/gu, ' ');
  return (
    first(text, between, readRange) ?? first(text, bound, readBound) ?? first(text, bare, readBare) ?? { text: query, price: undefined }
  );
}

type Reading = (match: RegExpExecArray, text: string) => PriceBounds | undefined;

/** The first match that is a price: 'od 16 gb do 3000' has a size before it. */
function first(text: string, pattern: RegExp, read: Reading): PricedText | undefined {
  for (const match of text.matchAll(pattern)) {
    const price = read(match, text);
    if (price !== undefined) return { text: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`, price };
  }
  return undefined;
}

/** Whether a number is a price. @param sign what says so beyond doubt: a currency, or thousands */
const isPrice = (text: string, match: RegExpExecArray, value: number, sign: string | undefined): boolean => {
  if (sign !== undefined) return true;
  const [next = '', after = ''] = text
    .slice(match.index + match[0].length)
    .trim()
    .split(/[\s,;]+/);
  // 'do 2000 w kolorze czarnym': watts are the last word.
  const isPreposition = next === 'w' && after !== '';
  return value >= leastBare && !memories.has(value) && (isPreposition || !isMeasure(next));
};

const readRange: Reading = (match, text) => {
  const [, low = '', lowPart, lowThousands, lowCurrency, high = '', highPart, highThousands, highCurrency] = match;
  const to = grosze(high, highPart, highThousands);
  // 'od 2 do 3 tys.' are thousands on both sides.
  const from = grosze(low, lowPart, lowThousands ?? (Number(low) < Number(high) ? highThousands : undefined));
  return isPrice(text, match, from, lowCurrency ?? highCurrency) && from <= to ? { from, to } : undefined;
};

const readBound: Reading = (match, text) => {
  const [, word = '', whole = '', part, thousands, currency] = match;
  const value = grosze(whole, part, thousands);
  if (!isPrice(text, match, value, currency ?? thousands)) return undefined;
  if (isBelow.test(word)) return { to: value };
  if (isAbove.test(word)) return { from: value };
  return { from: Math.round(value * (1 - around)), to: Math.round(value * (1 + around)) };
};

/** 'telewizor 2000 zł': what the shopper wants to spend at most. */
const readBare: Reading = ([, whole = '', part, thousands, currency]) =>
  currency === undefined ? undefined : { to: grosze(whole, part, thousands) };
