import * as v from 'valibot';

/** A schema of a form: an object of its fields in the order of the form, with checks of several fields behind it. */
export type FormSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** The names of the fields of a form. */
export type FieldOf<Schema extends FormSchema> = keyof Schema['entries'] & string;

/** The fields of a form in its order. */
export const fieldsOf = <Schema extends FormSchema>(schema: Schema): readonly FieldOf<Schema>[] =>
  Object.keys(schema.entries) as FieldOf<Schema>[]; // Object.keys forgets the type of the keys

/**
 * The first problem of each field, in the order of the form; none: the values can be sent (K-05).
 * @param parse turns the code of an issue into a problem; undefined for an unknown code
 */
export function formProblems<Schema extends FormSchema, Problem>(
  schema: Schema,
  values: unknown,
  parse: (code: string) => Problem | undefined,
): Readonly<Partial<Record<FieldOf<Schema>, Problem>>> {
  const codes = new Map<unknown, string>();
  for (const { path, message } of v.safeParse(schema, values).issues ?? []) {
    const name = path?.[0]?.key;
    if (!codes.has(name)) codes.set(name, message);
  }
  const problems: Partial<Record<FieldOf<Schema>, Problem>> = {};
  for (const field of fieldsOf(schema)) {
    const code = codes.get(field);
    const problem = code === undefined ? undefined : parse(code);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}
