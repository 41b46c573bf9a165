import type { FieldTexts } from './FieldFrame.tsx';

type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Leaves out what was not given, as exact optional properties want it. */
export const fieldTexts = ({ label = '', hint, error, optional, className }: Loose<FieldTexts>): FieldTexts => ({
  label,
  ...(hint !== undefined && { hint }),
  ...(error !== undefined && { error }),
  ...(optional !== undefined && { optional }),
  ...(className !== undefined && { className }),
});
