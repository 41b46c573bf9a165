import type { Feature, PageFeatures } from './page-features.ts';
import type { Needs } from './selector-needs.ts';

const featuresOf = ({ classes, tags, attributes }: Needs): Feature[] => [
  ...classes.map((name) => ({ type: 'class', name }) as const),
  ...tags.map((name) => ({ type: 'tag', name }) as const),
  ...attributes.map((attribute) => ({ type: 'attribute', ...attribute }) as const),
];

/** By a feature's number: 1 when a page has it. */
export type Found = Uint8Array;

export const hasAll = (found: Found, numbers: readonly number[]): boolean => {
  for (const number of numbers) if (found[number] !== 1) return false;
  return true;
};

const DIGIT = 30;

/** Which of some features are there, as a short text. */
export const valuesAt = (found: Found, numbers: readonly number[]): string => {
  let text = '';
  let digit = 0;
  for (const [at, number] of numbers.entries()) {
    digit = digit * 2 + (found[number] ?? 0);
    if (at % DIGIT === DIGIT - 1) {
      text += `.${digit}`;
      digit = 0;
    }
  }
  return `${text}.${digit}`;
};

/** What the selectors of some stylesheets ask for, each feature under a number: many ask for the same, each is looked for once. */
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

  on(page: PageFeatures): Found {
    return Uint8Array.from(this.#features, (feature) => (page.has(feature) ? 1 : 0));
  }
}
