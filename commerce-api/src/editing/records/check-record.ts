import { isContentLink } from 'shared-contracts/content-html';
import { readUploadedPicture } from 'shared-contracts/images';
import type { Addresses } from '../check-content.ts';
import type { ContentProblem } from '../content.ts';
import { pageHtml } from '../page-html.ts';
import { isFixedPath, longest, mostPrice, pathProblem, textProblem } from '../problems.ts';
import type { RecordField, RecordValues } from './field.ts';
import type { RecordKind } from './record-kind.ts';
import { choicesOf, type Surroundings } from './surroundings.ts';
import { formatOf, linesOf, textOf } from './values.ts';

export interface RecordChecks {
  readonly around: Surroundings;
  /** Of every store. */
  readonly addresses: readonly Addresses[];
  /** What stands at an own address when it is this very record. */
  readonly own: { readonly type: string; readonly entityId: number } | null;
}

const whole = /^\d{1,9}$/;

function linkProblem(path: string, { addresses }: RecordChecks): ContentProblem | null {
  if (!isContentLink(`/${path}`) || path.length > longest.path) return 'invalid-address';
  if (isFixedPath(path)) return null;
  const found = addresses.flatMap(({ at }) => at(path) ?? []);
  // Of none, every one is.
  if (found.every(({ type }) => type === 'UNPUBLISHED')) return 'unknown-address';
  // A link of the menu to an address that leads on leads in a circle as soon as that one is turned: the page itself is meant.
  return found.some(({ type }) => type === 'REDIRECT') ? 'redirected' : null;
}

function ownPathProblem(path: string, { addresses, own }: RecordChecks): ContentProblem | null {
  const isTaken = addresses.some(({ at }) => {
    const found = at(path);
    if (found === undefined) return false;
    return !(own !== null && found.entityId === own.entityId && (found.type === own.type || found.type === 'UNPUBLISHED'));
  });
  return pathProblem(path) ?? (isTaken || isFixedPath(path) ? 'taken' : null);
}

function fieldProblem(field: RecordField, values: RecordValues, checks: RecordChecks): ContentProblem | null {
  const value = textOf(values, field.name);
  if (value === '') return field.isOptional === true ? null : 'required';
  switch (field.type) {
    case 'line':
      return textProblem(value, longest.line);
    case 'lines':
      return textProblem(value, longest.text);
    case 'plain':
      return textProblem(value, longest.source);
    case 'source':
      return (
        textProblem(value, longest.source) ??
        (pageHtml({ format: formatOf(values), source: value }).trim() === '' && field.isOptional !== true ? 'required' : null)
      );
    case 'path':
      return ownPathProblem(value, checks);
    case 'link':
      return linkProblem(value, checks);
    case 'categories':
      return linesOf(values, field.name).every((path) => checks.around.categoryId(path) !== undefined) ? null : 'unknown-address';
    case 'amount':
      return whole.test(value) && Number(value) > 0 && Number(value) <= mostPrice ? null : 'price';
    case 'whole':
      return whole.test(value) && Number(value) >= (field.least ?? 0) && Number(value) <= (field.most ?? mostPrice) ? null : 'number';
    case 'time':
      return Number.isNaN(Date.parse(value)) ? 'time' : null;
    case 'choice':
      return choicesOf(field, checks.around).some((choice) => choice.value === value) ? null : 'required';
    case 'check':
    // What has gone since the draft was kept is left out when it is published.
    case 'order':
      return null;
    case 'picture':
      return readUploadedPicture(value) === null ? 'unknown-picture' : null;
  }
}

/** J-257: what is wrong with fields of a record, by their names. */
export function recordProblems(
  kind: RecordKind,
  values: RecordValues,
  checks: RecordChecks,
): Readonly<Record<string, ContentProblem | null>> {
  const found = Object.fromEntries(kind.fields.map((field) => [field.name, fieldProblem(field, values, checks)]));
  const others = Object.entries(kind.problems?.(values, checks.around) ?? {});
  return { ...found, ...Object.fromEntries(others.filter(([name]) => (found[name] ?? null) === null)) };
}
