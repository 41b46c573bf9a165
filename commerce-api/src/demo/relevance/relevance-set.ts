import { asks, coded } from './judge.ts';
import type { JudgedProduct, RelevanceQuery } from './judge.ts';
import { accessoryAndClimateQueries } from './queries/accessories-and-climate.ts';
import { applianceQueries } from './queries/appliances.ts';
import { computerAndPhoneQueries } from './queries/computers-and-phones.ts';
import { pageQueries } from './queries/pages.ts';
import { smallApplianceQueries } from './queries/small-appliances.ts';
import { tvAndAudioQueries } from './queries/tv-and-audio.ts';

/** Codes that are searched: of products spread over the catalogue. */
const codeQueries = 12;
const thirds = 3;

/** A producer's code, a SKU, an EAN or a model finds its product alone. */
const searchesForCodes = (products: readonly JudgedProduct[]): readonly RelevanceQuery[] =>
  Array.from({ length: codeQueries }, (_, index) => {
    const { codes } = products[Math.floor((products.length / codeQueries) * index)] ?? { codes: [] };
    const code = codes.filter((one) => /\d/.test(one))[index % codes.length] ?? codes[0] ?? '';
    return asks(code, { 3: coded(code) });
  });

/** All queries with their grades. */
export const relevanceSet = (products: readonly JudgedProduct[]): readonly RelevanceQuery[] => [
  ...tvAndAudioQueries,
  ...applianceQueries,
  ...smallApplianceQueries,
  ...computerAndPhoneQueries,
  ...accessoryAndClimateQueries,
  ...pageQueries,
  ...searchesForCodes(products),
];

/**
 * A third of the queries, by their letters alone. The search is not tuned by them: they tell how it does with what nobody has
 * thought of.
 */
export function isHeldBack({ query }: RelevanceQuery): boolean {
  let hash = 0;
  for (const letter of query) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % thirds === 0;
}
