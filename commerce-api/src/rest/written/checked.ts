import { cleanText, WRITING_LIMITS } from 'shared-contracts/reviews';
import type { ServerProblem } from '../../server/invalid-fields.ts';

type Field = keyof typeof WRITING_LIMITS;

/** Which texts may have several lines. */
const ofLines: ReadonlySet<Field> = new Set(['text', 'question']);

/** A stranger's text as it is kept, and what is wrong with it. */
export function checked(
  field: Field,
  sent: string,
  { optional = false }: { readonly optional?: boolean } = {},
): { readonly value: string; readonly problem: ServerProblem | null } {
  const value = cleanText(sent, { lines: ofLines.has(field) });
  if (value === '') return { value, problem: optional ? null : 'required' };
  return { value, problem: value.length > WRITING_LIMITS[field] ? 'too-long' : null };
}
