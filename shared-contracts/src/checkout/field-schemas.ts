/** Form fields as valibot schemas over what a form sends: strings, '' where nothing is filled in (K-05, ∅05). The message of an issue is its code. */
import * as v from 'valibot';

import { isEmail, isGoodPassword } from './field-rules.ts';

/** Required text of at most `limit` characters, trimmed. */
export const requiredText = (limit: number) => v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(limit, 'too-long'));

/** A required e-mail address, trimmed. */
export const requiredEmail = () => v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.check(isEmail, 'email'));

/** A required value that is taken as it is: an existing password, the repetition of a new one. */
export const requiredValue = () => v.pipe(v.string(), v.nonEmpty('required'));

/** ∅05: a new password. */
export const newPassword = () => v.pipe(v.string(), v.nonEmpty('required'), v.check(isGoodPassword, 'password'));

/** A checkbox that may stay empty. */
export const checkbox = () =>
  v.pipe(
    v.string(),
    v.transform((value) => value !== ''),
  );

/** K-03: a checkbox that must be ticked. */
export const consent = () =>
  v.pipe(
    checkbox(),
    v.check((isTicked) => isTicked, 'consent'),
  );

/**
 * A check of the whole form: `repeated` holds the same as `field`. An empty repetition is the issue of its own rule.
 * @param normalise what of a value counts, e.g. lower case of an e-mail address
 */
export const repeats = <Values extends object>(
  field: keyof Values & string,
  repeated: keyof Values & string,
  code: string,
  normalise: (value: string) => string = (value) => value,
): v.RawCheckAction<Values> =>
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input: object = dataset.value;
    const { [field]: first, [repeated]: second } = dataset.value;
    if (typeof first !== 'string' || typeof second !== 'string' || second === '' || normalise(first) === normalise(second)) return;
    addIssue({ message: code, path: [{ type: 'object', origin: 'value', input: { ...input }, key: repeated, value: second }] });
  });
