/** The Ukrainian texts of the descriptions of some families of products. */
export interface StoryTexts {
  /** Headings and paragraphs without a value in them. */
  readonly texts: Readonly<Record<string, string>>;
  /** Those with values: see `templates.ts` for the places. */
  readonly templates: readonly (readonly [polish: string, ukrainian: string])[];
}
