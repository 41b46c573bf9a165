import { additionLabels } from './addition-labels.ts';
import { boxLabels } from './box-labels.ts';
import { categoryLabels } from './category-labels.ts';
import { featureLabels } from './feature-labels.ts';
import { featureNames } from './feature-names.ts';
import { valueLabels } from './value-labels.ts';

const all: ReadonlyMap<string, string> = new Map(
  [boxLabels, valueLabels, featureNames, featureLabels, categoryLabels, additionLabels].flatMap((labels) => Object.entries(labels)),
);

/** With a large first letter where it was small, and the other way round. */
function otherwise(text: string): string {
  const first = text.charAt(0);
  const small = first.toLocaleLowerCase('pl');
  return (first === small ? first.toLocaleUpperCase('pl') : small) + text.slice(1);
}

/** Values are written small in the data and begin with a capital as options of a filter. */
function entryOf(text: string): string | undefined {
  const other = all.get(text) === undefined ? all.get(otherwise(text)) : undefined;
  // A name in Latin letters is the same in both.
  return all.get(text) ?? (other !== undefined && /^\p{Script=Cyrillic}/u.test(other) ? otherwise(other) : other);
}

/** Translates a text that is one dictionary entry as a whole; a unit in brackets is translated separately. */
export function labelOf(text: string): string | undefined {
  const known = entryOf(text);
  if (known !== undefined) return known;
  const [, name = '', unit = ''] = /^(.+?)( \[.+\])$/.exec(text) ?? [];
  const label = entryOf(name);
  return label === undefined ? undefined : label + unit;
}
