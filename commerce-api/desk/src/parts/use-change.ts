import { useRef } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'ra-core';
import { useMutation } from '@tanstack/react-query';
import { DeskError } from '../desk-error.ts';

/** A key of a text for each field that was refused. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Change<Result> {
  readonly call: () => Promise<Result>;
  /** Key of the text that tells of its success; where that depends on the result, of it. */
  readonly told: string | ((result: Result) => string);
  readonly onDone: (result: Result) => void | Promise<void>;
  /** Somebody else was faster: what is shown is out of date. */
  readonly onOutdated?: (message: string) => void | Promise<void>;
}

const known: ReadonlySet<unknown> = new Set([
  'required',
  'too-long',
  'invalid-address',
  'unknown-address',
  'taken',
  'loop',
  'price',
  'above-price',
  'fixed',
  'number',
  'time',
  'before-start',
  'redirected',
  'blog-address',
  'news-address',
  'synonym',
  'wrong-token',
  'email',
  'unknown-picture',
  'hours',
  'phone',
  'polish-changed',
]);

const errorsOf = (fields: Readonly<Record<string, unknown>>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, `field.${known.has(problem) ? String(problem) : 'invalid'}`]));

/**
 * Makes a change and tells what came of it; while it is under way, no other one begins. A token that has ended leads back to the form for it.
 * @returns `run` answers what is wrong with fields of a form, where something is
 */
export function useChange() {
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  // `isPending` follows a moment later: a double press would be two changes.
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending } = useMutation({ mutationFn: (work: () => Promise<void>) => work() });

  async function run<Result>({ call, told, onDone, onOutdated }: Change<Result>): Promise<FieldErrors | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    let errors: FieldErrors | undefined;
    await mutateAsync(async () => {
      try {
        const result = await call();
        // Told when what is shown has changed too: a press meanwhile would do nothing, and words written meanwhile could be lost.
        await onDone(result);
        notify(typeof told === 'string' ? told : told(result), { type: 'success' });
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        if (await logoutIfAccessDenied(error)) return;
        errors = errorsOf(error.fields);
        if (Object.keys(error.fields).length > 0) return;
        const isOutdated = error.status === 404 || error.status === 409;
        notify(error.message, { type: isOutdated ? 'warning' : 'error' });
        if (isOutdated) await onOutdated?.(error.message);
      } finally {
        isUnderWay.current = false;
      }
    });
    return errors;
  }
  return { run, isPending };
}
