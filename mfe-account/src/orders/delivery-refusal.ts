const texts = {
  order_packed: 'change.packed',
  delivery_fixed: 'change.fixed',
  day_impossible: 'change.impossible',
  too_many_changes: 'change.many',
} as const;
const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

/** J-249: key of the text why a delivery stays as it is; null for a failure of another kind. */
export const deliveryRefusal = (code: string): (typeof texts)[keyof typeof texts] | null => (isKnown(code) ? texts[code] : null);
