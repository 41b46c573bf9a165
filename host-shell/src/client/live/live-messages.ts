import * as v from 'valibot';

const id = v.pipe(v.number(), v.integer());
const grosze = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A product as the socket tells of it: identity, and whatever has changed (L-06). */
const pushedProduct = v.looseObject({
  id,
  sku: v.string(),
  price: v.optional(grosze),
  final_price: v.optional(grosze),
  omnibus_price: v.optional(v.nullable(grosze)),
  qty: v.optional(v.pipe(v.number(), v.integer())),
  availability: v.optional(v.pipe(v.number(), v.integer())),
  is_sales_blocked: v.optional(v.boolean()),
});

const messageSchema = v.object({ wsProducts: v.array(pushedProduct) });

export type PushedProduct = v.InferOutput<typeof pushedProduct>;

/** The products that a message of the socket tells of; none when it speaks of something else. */
export const pushedProducts = (text: string): readonly PushedProduct[] => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), messageSchema), text);
  return result.success ? result.output.wsProducts : [];
};
