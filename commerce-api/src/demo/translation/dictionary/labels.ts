import { additionLabels } from './addition-labels.ts';
import { boxLabels } from './box-labels.ts';
import { categoryLabels } from './category-labels.ts';
import { featureLabels } from './feature-labels.ts';
import { featureNames } from './feature-names.ts';
import { valueLabels } from './value-labels.ts';

const all: ReadonlyMap<string, string> = new Map(
  [boxLabels, valueLabels, featureNames, featureLabels, categoryLabels, additionLabels].flatMap((labels) => Object.entries(labels)),
);

/** Translates a text that is one dictionary entry as a whole; a unit in brackets is translated separately. */
export function labelOf(text: string): string | undefined {
  const known = all.get(text);
  if (known !== undefined) return known;
  const [, name = '', unit = ''] = /^(.+?)( \[.+\])$/.exec(text) ?? [];
  const label = all.get(name);
  return label === undefined ? undefined : label + unit;
}
