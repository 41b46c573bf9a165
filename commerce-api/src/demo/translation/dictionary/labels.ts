import { categoryLabels } from './category-labels.ts';
import { featureLabels } from './feature-labels.ts';

const all: ReadonlyMap<string, string> = new Map([...Object.entries(featureLabels), ...Object.entries(categoryLabels)]);

/** A whole text of the catalogue that is one entry of the dictionary; its unit in brackets stands for itself. */
export function labelOf(text: string): string | undefined {
  const known = all.get(text);
  if (known !== undefined) return known;
  const [, name = '', unit = ''] = /^(.+?)( \[.+\])$/.exec(text) ?? [];
  const label = all.get(name);
  return label === undefined ? undefined : label + unit;
}
