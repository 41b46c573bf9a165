import * as v from 'valibot';

const Words = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1));

/** How much a category is what was meant: 3 exactly that, 2 near to it, 1 the next best. */
const Boosts = v.record(v.string(), v.pipe(v.number(), v.minValue(0.1), v.maxValue(5)));

const Rules = v.strictObject({
  /** For editors; not read. */
  about: v.optional(v.string()),
  /** Words that say nothing about a product: 'do', 'najlepszy'. */
  ignored: v.array(v.string()),
  /** Words with the same meaning as a word of the catalogue: `{ "inox": ["srebrny"] }`. */
  synonyms: v.record(v.string(), Words),
  /** What words mean, as URL paths of categories; `weak` ones count only where no other says more. */
  meanings: v.array(v.strictObject({ words: Words, in: Boosts, weak: v.optional(v.boolean()) })),
  /** What a bare amount means: 32-100 inches are a television. */
  amounts: v.array(v.strictObject({ unit: v.string(), from: v.number(), to: v.number(), in: Boosts })),
  /** Codes of attributes with numbers that nobody searches by, such as the weight. */
  unsearchedNumbers: v.array(v.string()),
  /**
   * Words that lead to a page, `alone` those that mean it only without other words. A fixed route is written with its slash and needs a
   * title; other pages have their own.
   */
  pages: v.array(v.strictObject({ words: Words, path: v.string(), title: v.optional(v.string()), alone: v.optional(v.boolean()) })),
});

/** What editors tell the search: synonyms, meanings, boosts and pages. */
export type SearchRules = v.InferOutput<typeof Rules>;

/** Parses the editors' file. @throws ValiError that names the wrong entry */
export const parseSearchRules = (data: unknown): SearchRules => v.parse(Rules, data);
