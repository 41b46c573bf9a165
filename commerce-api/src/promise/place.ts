/** Where a visitor wants goods. */
export interface Place {
  /** `30-702`; null: not told. */
  readonly postcode: string | null;
  /** The shop in which they would collect; null: any. */
  readonly shopId: number | null;
}

export const anywhere: Place = { postcode: null, shopId: null };

const asTold = /^(\d{2}-\d{3})?\/(\d{1,9})?$/;

/** The header `delivery-place` of a call: postcode and id of a shop, each left out when it is not told: `30-702/12`, `/12`, `30-702/`. */
export function parsePlace(header: string | undefined): Place {
  const [, postcode, shopId] = asTold.exec(header ?? '') ?? [];
  return { postcode: postcode ?? null, shopId: shopId === undefined ? null : Number(shopId) };
}
