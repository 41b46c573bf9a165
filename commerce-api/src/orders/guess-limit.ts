import type { Limit, Limits } from '../limits/limits.ts';

/**
 * J-277: so often all networks together may be wrong about whose order it is, within an hour: a telephone number has a hundred million
 * values, which thousands of networks would find. The owner's e-mail has a link that needs no guess.
 */
const mostWrong = 60;
const hourMs = 60 * 60_000;

/** Counts wrong e-mail addresses and telephone numbers by order number, whether there is such an order or not. @param call its name, unique */
export const orderGuesses = (limits: Limits, call: 'tracking' | 'proof' | 'withdrawal'): Limit =>
  limits.of({
    name: `order-guesses-${call}`,
    most: mostWrong,
    spanMs: hourMs,
    refusal: {
      code: 'too_many_tries',
      message: 'Zbyt wiele błędnych prób dla tego zamówienia. Skorzystaj z linku w e-mailu albo spróbuj za godzinę.',
    },
  });

/** An order number as it is read and counted. */
export const typedNumber = (number: string): string => number.replace(/\s/g, '');
