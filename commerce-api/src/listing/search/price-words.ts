import { isUnit } from '../text/units.ts';
import { normalise } from '../text/normalise.ts';

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

/** Smaller numbers without a currency are something else: 'do 60' is a size. */
const leastBare = 100;
/** 'Around' is so far away at most. */
const around = 0.2;

const number = String.raw`(\d{1,3}(?:[\s\u00a0]\d{3})+|\d+)(?:[.,]\d{1,2})?\s*(tys\.?|tysiecy|tysiace|k)?\s*(zl\w*|pln)?(?![\p{L}\p{N}])`;
const below = String.raw`(?:do|ponizej|max|maks|maksymalnie|maximum|taniej niz|mniej niz|nie wiecej niz|nyzcze|deszewsze)`;
const above = String.raw`(?:od|powyzej|min|minimum|drozej niz|wiecej niz|wid|ponad)`;
const near = String.raw`(?:za|okolo|ok\.?|w cenie|blisko)`;
const start = String.raw`(?<![\p{L}\p{N}])`;

const between = new RegExp(String.raw`${start}(?:od\s+|wid\s+)?${number}\s*(?:do|-|–)\s*${number}`, 'u');
const bound = new RegExp(String.raw`${start}(${below}|${above}|${near})\s+(?:ceny?\s+)?${number}`, 'u');
const bare = new RegExp(String.raw`${start}${number}`, 'u');

const isBelow = new RegExp(`^${below}$`, 'u');
const isAbove = new RegExp(`^${above}$`, 'u');

const grosze = (digits: string, thousands: string | undefined): number =>
  Number(digits.replace(/\D/g, '')) * (thousands === undefined ? 100 : 100_000);

/** 'laptopy do 3000', 'od 1000 do 2000 zł', 'pralka za 1500 zł': the price is a filter, not a word. */
export function readPrice(query: string): PricedText {
  const text = normalise(query);
  return readRange(text) ?? readBound(text) ?? readBare(text) ?? { text: query, price: undefined };
}

const isPrice = (text: string, match: RegExpExecArray, value: number, currency: string | undefined): boolean => {
  if (currency !== undefined) return true;
  const [next = ''] = text
    .slice(match.index + match[0].length)
    .trim()
    .split(/\s+/);
  return value >= leastBare * 100 && !isUnit(next);
};

const without = (text: string, match: RegExpExecArray): string =>
  `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;

function readRange(text: string): PricedText | undefined {
  const match = between.exec(text);
  const [, low = '', lowThousands, lowCurrency, high = '', highThousands, highCurrency] = match ?? [];
  if (match === null) return undefined;
  const to = grosze(high, highThousands);
  // 'od 2 do 3 tys.' are thousands on both sides.
  const from = grosze(low, lowThousands ?? (Number(low) < Number(high) ? highThousands : undefined));
  if (!isPrice(text, match, from, lowCurrency ?? highCurrency) || from > to) return undefined;
  return { text: without(text, match), price: { from, to } };
}

function readBound(text: string): PricedText | undefined {
  const match = bound.exec(text);
  const [, word = '', digits = '', thousands, currency] = match ?? [];
  if (match === null) return undefined;
  const value = grosze(digits, thousands);
  if (!isPrice(text, match, value, currency ?? thousands)) return undefined;
  const price = isBelow.test(word)
    ? { to: value }
    : isAbove.test(word)
      ? { from: value }
      : { from: Math.round(value * (1 - around)), to: Math.round(value * (1 + around)) };
  return { text: without(text, match), price };
}

/** 'telewizor 2000 zł': what the shopper wants to spend at most. */
function readBare(text: string): PricedText | undefined {
  const match = bare.exec(text);
  const [, digits = '', thousands, currency] = match ?? [];
  if (match === null || currency === undefined) return undefined;
  return { text: without(text, match), price: { to: grosze(digits, thousands) } };
}
