import type { FieldValues } from 'react-hook-form';

/** What is typed and not saved, with the version that it goes on from. */
export const formDraft = (values: FieldValues, version: number): string => JSON.stringify({ version, values });

interface FormDraft {
  /** The version that was seen: with a newer one, saving asks whose text stays. */
  readonly version: number;
  readonly values: FieldValues;
}

/** What was typed before the page was left. @param text as `formDraft` has written it, or empty */
export const readFormDraft = (text: string): FormDraft | undefined => (text === '' ? undefined : (JSON.parse(text) as FormDraft)); // the desk's own writing
