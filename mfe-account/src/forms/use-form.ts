import { useRef, useState, type FormEvent, type RefObject } from 'react';
import type { ApiError } from 'shared-contracts';
import { splitFormFailures } from 'shared-contracts/codes';
import { problemsBy, refusedFields, type Problems, type Values } from './form-rules.ts';

export interface FormPlan<Field extends string> {
  /** In the order of the form; the names of its controls. */
  readonly fields: readonly Field[];
  readonly problemsOf: (values: Values<Field>) => Problems<Field>;
  /** Null when it worked. */
  readonly send: (values: Values<Field>) => Promise<ApiError | null>;
  /** Problems at fields that a refusal speaks of, beside those that it names itself. */
  readonly refusedAt?: (error: ApiError) => Problems<Field>;
  /** The field to look at after a refusal that belongs to no field alone. */
  readonly focusAfter?: (error: ApiError) => Field | null;
}

export interface Form<Field extends string> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  readonly problems: Problems<Field>;
  /** Why it was not taken, unless that stands at fields. */
  readonly refusal: ApiError | null;
  /** K-03: only agreements are missing. */
  readonly lacksAgreementsOnly: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly onInput: (event: FormEvent) => void;
}

const controlOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> {
  const data = new FormData(form);
  const values = fields.map((field) => [field, data.get(field)] as const);
  // fromEntries forgets that the keys are the fields.
  return Object.fromEntries(values.map(([field, value]) => [field, typeof value === 'string' ? value : ''])) as Values<Field>;
}

/**
 * A form whose controls keep their own text (no value from React), so nothing typed is lost: not before the scripts have
 * arrived, not by an error. K-05: all bad fields are told at once and the first one gets the focus.
 */
export function useForm<Field extends string>({ fields, problemsOf, send, refusedAt, focusAfter }: FormPlan<Field>): Form<Field> {
  const ref = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems<Field>>(() => problemsBy(fields, () => null));
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  const focus = (name: string): void => {
    const control = controlOf(ref.current, name);
    control?.focus();
    if (control?.type === 'password') control.select();
  };
  const failedIn = (found: Problems<Field>): readonly Field[] => fields.filter((field) => found[field] !== undefined);
  /** Whether anything stands at a field now. */
  const showProblems = (found: Problems<Field>): boolean => {
    setProblems(found);
    const failed = splitFormFailures(failedIn(found));
    const first = failed.fields[0] ?? failed.agreements[0];
    if (first !== undefined) focus(first);
    return first !== undefined;
  };

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const form = ref.current;
    if (running.current || form === null) return;
    const values = valuesOf(form, fields);
    setRefusal(null);
    if (showProblems(problemsOf(values))) return;
    running.current = true;
    setBusy(true);
    const error = await send(values);
    running.current = false;
    setBusy(false);
    if (error === null || showProblems({ ...refusedFields(fields, error), ...refusedAt?.(error) })) return;
    setRefusal(error);
    const wanted = focusAfter?.(error) ?? null;
    if (wanted !== null) focus(wanted);
  };

  // A message goes as soon as its field is right; a new one comes only with the next attempt.
  const onInput = ({ target }: FormEvent): void => {
    const form = ref.current;
    if (form === null || !(target instanceof HTMLInputElement)) return;
    const touched = fields.find((field) => field === target.name);
    if (touched === undefined) return;
    setProblems((known) => {
      if (known[touched] === undefined) return known;
      const left = problemsOf(valuesOf(form, fields));
      const { [touched]: gone, ...others } = known;
      // What the server refused is right again as soon as it is another text.
      if (left[touched] !== undefined && gone !== undefined) return known;
      return others as Problems<Field>; // Omit of a generic key: the rest are problems of the other fields
    });
  };

  const failed = splitFormFailures(failedIn(problems));
  const lacksAgreementsOnly = failed.agreements.length > 0 && failed.fields.length === 0;
  return { ref, busy, problems, refusal, lacksAgreementsOnly, onSubmit, onInput };
}
