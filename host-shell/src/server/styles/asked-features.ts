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

/** What has been looked for on one page. */
export interface Looked {
  readonly hasAll: HasAll;
  /** Everything that was looked for so far and whether it is there: pages of one signature have the same rules. */
  readonly signature: () => string;
}

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

  on(page: PageFeatures): Looked {
    const features = this.#features;
    const found = Buffer.alloc(features.length, NOT_LOOKED);
    return {
      hasAll: (numbers) => {
        for (const number of numbers) {
          if (found[number] === NOT_LOOKED) {
            const feature = features[number];
            found[number] = feature && page.has(feature) ? 1 : 0;
          }
          if (found[number] === 0) return false;
        }
        return true;
      },
      signature: () => found.toString('latin1'),
    };
  }
}
