import { useRef, useState, type FormEvent, type RefObject } from 'react';
import type { ApiError } from 'shared-contracts';
import { fieldsOf, formProblems, type FieldOf, type FormSchema } from 'shared-contracts/checkout';
import { splitFormFailures } from 'shared-contracts/codes';
import { parse, type InferOutput } from 'valibot';

/** What is wrong with fields, by their names. */
export type Problems<Field extends string, Problem> = Readonly<Partial<Record<Field, Problem>>>;

export interface FormOptions<Schema extends FormSchema, Problem> {
  /** The fields, named as their controls, in the order of the form, with their rules. */
  readonly schema: Schema;
  /** The problem that a code of the rules or of the server stands for; undefined for an unknown code: the whole form has failed then. */
  readonly parseProblem: (code: unknown) => Problem | undefined;
  /** Sends what the schema has made of the values; null on success. */
  readonly send: (values: InferOutput<Schema>) => Promise<ApiError | null>;
  /** Problems at fields that an error means, besides the `invalid_fields` that it names itself. */
  readonly problemsOfError?: (error: ApiError) => Problems<FieldOf<Schema>, Problem>;
  /** The field to focus after an error that belongs to no single field. */
  readonly focusAfterError?: (error: ApiError) => FieldOf<Schema> | null;
}

interface FormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly noValidate: true;
  readonly 'aria-busy': boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onInput: (event: FormEvent) => void;
}

export interface Form<Field extends string, Problem> {
  /** The attributes of the `<form>`. */
  readonly props: FormProps;
  readonly busy: boolean;
  readonly problems: Problems<Field, Problem>;
  /** Why the server did not accept the form, unless that is shown at fields. */
  readonly error: ApiError | null;
  /** K-03: only agreements are missing. */
  readonly lacksAgreementsOnly: boolean;
  /** Checks and sends the form, as its button does. */
  readonly submit: () => Promise<void>;
  /** Focuses the control of a field. */
  readonly focus: (field: Field) => void;
  /** Empties the controls. */
  readonly reset: () => void;
}

function valuesOf(form: HTMLFormElement, fields: readonly string[]): Readonly<Record<string, string>> {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map((field) => {
      const value = data.get(field);
      return [field, typeof value === 'string' ? value : ''];
    }),
  );
}

const isControl = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** The names that the server gives (`invalid_fields`) may carry a prefix: `address.postcode`. */
const codesOf = ({ code, parameters }: ApiError): ReadonlyMap<string, unknown> => {
  const named = code === 'invalid_fields' ? Object.entries(parameters) : [];
  return new Map([...named.map(([name, problem]) => [name.split('.').at(-1) ?? name, problem] as const), ...named]);
};

/**
 * The one form of the shop. Values are read from the controls when the form is sent, so that text typed before hydration counts.
 * K-05: all invalid fields get their message at once and the first one the focus; a message goes as soon as its field is valid.
 * A form that is being sent is not sent again, and an error of the server keeps everything that was typed.
 */
export function useForm<Schema extends FormSchema, Problem>(options: FormOptions<Schema, Problem>): Form<FieldOf<Schema>, Problem> {
  type Field = FieldOf<Schema>;
  const { schema, parseProblem, send, problemsOfError, focusAfterError } = options;
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  // Fields that the server has refused: their message goes with the next input, whatever the rules say.
  const refused = useRef<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const none: Partial<Record<Field, Problem>> = {};
  const [problems, setProblems] = useState<Problems<Field, Problem>>(none);
  const [error, setError] = useState<ApiError | null>(null);
  const fields = fieldsOf(schema);

  const focus = (name: string): void => {
    const control = ref.current?.querySelector<HTMLInputElement>(`[name="${name}"]:enabled`);
    control?.focus();
    if (control?.type === 'password') control.select();
  };
  const invalidOf = (found: Problems<Field, Problem>) => splitFormFailures(fields.filter((field) => found[field] !== undefined));
  /** Whether a field is invalid. */
  const showProblems = (found: Problems<Field, Problem>): boolean => {
    setProblems(found);
    const invalid = invalidOf(found);
    const first = invalid.fields[0] ?? invalid.agreements[0];
    if (first !== undefined) focus(first);
    return first !== undefined;
  };
  const problemsFrom = (failure: ApiError): Problems<Field, Problem> => {
    const codes = codesOf(failure);
    const named: Partial<Record<Field, Problem>> = {};
    for (const field of fields) {
      const problem = codes.has(field) ? parseProblem(codes.get(field)) : undefined;
      if (problem !== undefined) named[field] = problem;
    }
    return { ...named, ...problemsOfError?.(failure) };
  };

  const submit = async (): Promise<void> => {
    const form = ref.current;
    if (isSending.current || form === null) return;
    const values = valuesOf(form, fields);
    setError(null);
    refused.current = new Set();
    if (showProblems(formProblems(schema, values, parseProblem))) return;
    isSending.current = true;
    setBusy(true);
    const failure = await send(parse(schema, values)).finally(() => {
      isSending.current = false;
      setBusy(false);
    });
    if (failure === null) return;
    const found = problemsFrom(failure);
    refused.current = new Set(Object.keys(found));
    if (showProblems(found)) return;
    setError(failure);
    const wanted = focusAfterError?.(failure) ?? null;
    if (wanted !== null) focus(wanted);
  };

  const onInput = ({ target }: FormEvent): void => {
    const form = ref.current;
    if (form === null || !isControl(target)) return;
    setProblems((shown) => {
      if (Object.keys(shown).length === 0) return shown;
      const left = formProblems(schema, valuesOf(form, fields), parseProblem);
      const stays = (field: Field): boolean => (refused.current.has(field) ? field !== target.name : left[field] !== undefined);
      const kept: Partial<Record<Field, Problem>> = {};
      for (const field of fields) if (shown[field] !== undefined && stays(field)) kept[field] = shown[field];
      return kept;
    });
  };

  const invalid = invalidOf(problems);
  return {
    props: {
      ref,
      noValidate: true,
      'aria-busy': busy,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
      onInput,
    },
    busy,
    problems,
    error,
    lacksAgreementsOnly: invalid.agreements.length > 0 && invalid.fields.length === 0,
    submit,
    focus,
    reset: () => ref.current?.reset(),
  };
}
