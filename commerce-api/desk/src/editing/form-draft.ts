import type { FieldValues } from 'react-hook-form';

/** What is typed and not saved, with the version that it goes on from. */
export const formDraft = (values: FieldValues, version: number): string => JSON.stringify({ version, values });

/** What was typed before the page was left; undefined where that was in another version. @param text as `formDraft` has written it, or empty */
export function readFormDraft(text: string, version: number): FieldValues | undefined {
  if (text === '') return undefined;
  const draft = JSON.parse(text) as { readonly version: number; readonly values: FieldValues }; // the desk's own writing
  return draft.version === version ? draft.values : undefined;
}
