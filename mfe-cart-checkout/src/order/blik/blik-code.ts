import { length, pipe, string, transform } from 'valibot';

export const BLIK_DIGITS = 6;

/** What counts of a typed or pasted text: its first six digits. Shoppers may type a space in their middle. */
export const blikDigits = (text: string): string => text.replace(/\D/g, '').slice(0, BLIK_DIGITS);

/** K-08: the field of a BLIK code. */
export const blikCodeField = () => pipe(string(), transform(blikDigits), length(BLIK_DIGITS, 'invalid'));
