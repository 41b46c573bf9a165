/** Money of the whole shop: an integer of grosze (1 zł = 100 grosze). The brand keeps plain numbers and złoty out. */

declare const brand: unique symbol;

/** An integer amount in grosze. Made by `grosze`, `parseGrosze` or the arithmetic of this folder. */
export type Grosze = number & { readonly [brand]: 'Grosze' };

export const ZERO_GROSZE: Grosze = grosze(0);

/** Marks an integer as an amount in grosze. Throws RangeError on anything but a safe integer: a fraction of a grosz is a bug. */
export function grosze(amount: number): Grosze {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an integer of grosze: ${amount}`);
  // The only place where the brand is given; `+ 0` turns -0 into 0.
  return (amount + 0) as Grosze;
}

export function subtractGrosze(a: Grosze, b: Grosze): Grosze {
  return grosze(a - b);
}

/** Unit price × whole quantity. */
export function multiplyGrosze(unit: Grosze, quantity: number): Grosze {
  return grosze(unit * quantity);
}

/** The sum of amounts; 0 of none. */
export function sumGrosze(amounts: Iterable<Grosze>): Grosze {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return grosze(sum);
}
