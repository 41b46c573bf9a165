import type { BodyColour, IllustrationId } from '../../../model/media.ts';

/** A category of the third level, which contains products. */
export interface Leaf {
  readonly slug: string;
  readonly name: string;
  /** 'pralka' */
  readonly singular: string;
  readonly illustration: IllustrationId;
  readonly body: BodyColour;
  readonly recipe: string;
  /** Share of the assortment: 1 is the average leaf. */
  readonly weight: number;
  /** What to look at when choosing; one or two sentences. */
  readonly advice: string;
  /** Added after the first catalogue: its ids follow all others, so that those stay as they are. */
  readonly isAddition?: true;
}

export interface Branch {
  readonly slug: string;
  readonly name: string;
  readonly singular: string;
  readonly intro: string;
  readonly tiles: boolean;
  readonly leaves: readonly Leaf[];
}

export interface Top {
  readonly slug: string;
  readonly name: string;
  readonly singular: string;
  readonly color: string;
  readonly icon: string;
  readonly intro: string;
  readonly illustration: IllustrationId;
  readonly branches: readonly Branch[];
}

/** Creates a leaf. */
export function leaf(
  slug: string,
  name: string,
  singular: string,
  recipe: string,
  illustration: IllustrationId,
  body: BodyColour,
  weight: number,
  advice: string,
): Leaf {
  return { slug, name, singular, recipe, illustration, body, weight, advice };
}

/** Creates a leaf that was added after the first catalogue. */
export const addition = (...parts: Parameters<typeof leaf>): Leaf => ({ ...leaf(...parts), isAddition: true });

/** Creates a branch. */
export function branch(slug: string, name: string, singular: string, intro: string, leaves: readonly Leaf[], tiles = false): Branch {
  return { slug, name, singular, intro, leaves, tiles };
}
