import { categoryLabels } from './category-labels.ts';
import { featureLabels } from './feature-labels.ts';

const all: ReadonlyMap<string, string> = new Map([...Object.entries(featureLabels), ...Object.entries(categoryLabels)]);

/** Translates a text that is one dictionary entry as a whole; a unit in brackets is translated separately. */
export function labelOf(text: string): string | undefined {
  const known = all.get(text);
  if (known !== undefined) return known;
  const [, name = '', unit = ''] = /^(.+?)( \[.+\])$/.exec(text) ?? [];
  const label = all.get(name);
  return label === undefined ? undefined : label + unit;
}
