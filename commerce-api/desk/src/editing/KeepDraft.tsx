import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { keepDraft } from '../session.ts';
import { formDraft } from './form-draft.ts';

/** J-162: keeps what is typed until it is saved: it outlives a token that ends meanwhile. */
export const KeepDraft = ({ place, version }: { readonly place: string; readonly version: number }): null => {
  const { watch } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch((values, { type }) => {
      if (type === 'change') keepDraft(place, formDraft(values, version));
    });
    return unsubscribe;
  }, [watch, place, version]);
  return null;
};
