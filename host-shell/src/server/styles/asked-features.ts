import type { Feature, PageFeatures } from './page-features.ts';
import type { Needs } from './selector-needs.ts';

const featuresOf = ({ classes, tags, attributes }: Needs): Feature[] => [
  ...classes.map((name) => ({ type: 'class', name }) as const),
  ...tags.map((name) => ({ type: 'tag', name }) as const),
  ...attributes.map((attribute) => ({ type: 'attribute', ...attribute }) as const),
];

const NOT_LOOKED = 2;

/** Whether a page has all of these features. */
export type HasAll = (numbers: readonly number[]) => boolean;

/**
 * What the selectors of some stylesheets ask for, each feature under a number. Selectors ask some thousand times a page for
 * the same few hundred features: each is looked for once.
 */
export class AskedFeatures {
  readonly #numbers = new Map<string, number>();
  readonly #features: Feature[] = [];

  numbersOf(needs: Needs): readonly number[] {
    return featuresOf(needs).map((feature) => {
      const key = JSON.stringify(feature);
      const number = this.#numbers.get(key) ?? this.#features.push(feature) - 1;
      this.#numbers.set(key, number);
      return number;
    });
  }

  on(page: PageFeatures): HasAll {
    const features = this.#features;
    const found = new Uint8Array(features.length).fill(NOT_LOOKED);
    return (numbers) => {
      for (const number of numbers) {
        if (found[number] === NOT_LOOKED) {
          const feature = features[number];
          found[number] = feature && page.has(feature) ? 1 : 0;
        }
        if (found[number] === 0) return false;
      }
      return true;
    };
  }
}
