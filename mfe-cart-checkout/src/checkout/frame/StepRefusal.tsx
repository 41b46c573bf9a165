import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { FormRefusal } from 'shared-ui/form-refusal';
import { texts } from '../texts.ts';
import { refusalText } from './refusal-text.ts';

/** Why a step was not saved. */
export const StepRefusal = ({ error, text }: { readonly error?: ApiError | null; readonly text?: string | null }): ReactNode => {
  const t = useTexts(texts);
  return <FormRefusal text={text ?? (error ? refusalText(error, t) : null)} />;
};
