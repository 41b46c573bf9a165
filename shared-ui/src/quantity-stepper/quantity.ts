/** Pieces that may be bought at once. */
export interface QuantityLimits {
  readonly min: number;
  readonly max: number;
}

/** What came of a typed or stepped quantity. */
export interface QuantityAnswer {
  readonly quantity: number;
  /** Which limit was reached, if any; the shopper gets a message. */
  readonly limit: 'min' | 'max' | null;
}

/** Brings a wanted quantity within the limits; what is no whole number falls back to `current`. */
export function settleQuantity(wanted: number, current: number, { min, max }: QuantityLimits): QuantityAnswer {
  if (!Number.isFinite(wanted)) return { quantity: current, limit: null };
  const whole = Math.trunc(wanted);
  if (whole > max) return { quantity: max, limit: 'max' };
  if (whole < min) return { quantity: min, limit: 'min' };
  return { quantity: whole, limit: null };
}
