import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { keepDraft } from '../session.ts';
import { formDraft } from './form-draft.ts';

/** J-162: keeps what is typed until it is saved: it outlives a token that ends meanwhile. */
export const KeepDraft = ({ place, version }: { readonly place: string; readonly version: number }): null => {
  const { watch, getValues } = useFormContext();
  useEffect(() => {
    // Another order of a list is no event of a field: what counts is whether the form says something else.
    let known = formDraft(getValues(), version);
    const { unsubscribe } = watch((values) => {
      const draft = formDraft(values, version);
      if (draft === known) return;
      known = draft;
      keepDraft(place, draft);
    });
    return unsubscribe;
  }, [watch, getValues, place, version]);
  return null;
};
