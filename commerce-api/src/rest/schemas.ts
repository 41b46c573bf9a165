/** Shapes of REST bodies and answers; the OpenAPI document and the client's types are made from them. */
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** A shape that stands once in the document, by its name. */
const named = <Shape>(name: string) => Type.Unsafe<Shape>({ $ref: `${name}#` });

const Money = (description: string) => Type.Integer({ description: `${description} (grosze)` });
const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const ErrorAnswer = Type.Object(
  {
    message: Type.String({ description: 'For the shopper, in Polish' }),
    code: Type.Union([Type.String(), Type.Integer()], { description: 'Stable; 407 means a wrong cart (E-03)' }),
    trace: Type.String({ description: 'Names the request in the log' }),
    parameters: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  },
  { $id: 'Error', title: 'Error', description: 'E-01' },
);
export const ErrorRef = named<Static<typeof ErrorAnswer>>('Error');

export const CartItem = Type.Object(
  {
    item_id: Type.Integer(),
    quote_id: Type.String(),
    product_id: Type.Integer(),
    sku: Type.String(),
    main_product_sku: nullable(Type.String()),
    qty: Type.Integer(),
    catalog_price: Money('Price of one piece before reductions'),
    catalog_final_price: Money('Price of one piece'),
    item_discount: Type.Array(Type.Object({ code: Type.String(), discount: Money('Per piece') })),
    warranty: nullable(Type.Object({ id: Type.Integer(), value: Money('Price of the warranty') })),
    services: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), price: Money('Price of the service'), selected: Type.Boolean() }),
    ),
    name: Type.String(),
    manufacturer_name: Type.String(),
    request_path: Type.String(),
    thumbnail: Type.String({ description: 'Picture address without width and format' }),
    min_sale_qty: Type.Integer(),
    max_sale_qty: Type.Integer({ description: 'The most pieces that can be bought now' }),
    availability: Type.Integer(),
    omnibus_price: nullable(Money('Lowest price of the 30 days before the reduction')),
    row_total: Money('What the line costs'),
    row_discount: Money('What the line saves'),
  },
  { $id: 'CartItem', title: 'CartItem', description: 'C-03, Z-04' },
);
export type CartItem = Static<typeof CartItem>;

export const Cart = Type.Object(
  {
    cart_id: Type.String(),
    version: Type.Integer({ description: 'Counts changes; an answer with a lower one is out of date' }),
    updated_at: Type.String({ format: 'date-time' }),
    items: Type.Array(named<CartItem>('CartItem')),
    total: Money('What the goods cost'),
    total_count: Type.Integer({ description: 'Pieces' }),
    success: Type.Boolean(),
    message: nullable(Type.String()),
    is_reservation: Type.Boolean(),
    additional_data: Type.Optional(Type.Object({}, { additionalProperties: true })),
    notices: Type.Optional(Type.String({ description: 'JSON text (C-13)' })),
    summary: Type.Optional(
      Type.Object({
        subtotal: Money('Before reductions'),
        discount: Money('Saved'),
        total: Money('What the goods cost'),
        free_delivery_from: Money('Delivery is free from here'),
        missing_for_free_delivery: Money('Missing for free delivery'),
      }),
    ),
  },
  { $id: 'Cart', title: 'Cart', description: 'C-01; `mini` answers leave out additional_data, notices and summary' },
);
export type Cart = Static<typeof Cart>;
export const CartRef = named<Cart>('Cart');

const Sku = Type.String({ minLength: 1, maxLength: 64 });
/** Bounds are those of the product, so that the refusal can name them (C-23). */
const Qty = Type.Integer({ minimum: -100_000, maximum: 100_000 });

/** ∅07 */
export const AddItemBody = Type.Object({
  cartItem: Type.Object({
    sku: Sku,
    qty: Qty,
    quote_id: Type.Optional(Type.String({ maxLength: 64 })),
    main_product_sku: Type.Optional(nullable(Sku)),
  }),
  additionalData: Type.Optional(Type.Object({}, { additionalProperties: true })),
});

/** A caller that may have to send an addition again gives it a name; with the same name it is made once. */
export const AdditionHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ minLength: 8, maxLength: 64, description: 'Names this addition: sent again with the same name it adds nothing' }),
  ),
});

/** Empty for a new cart; with a stored id that one is checked. */
export const CreateCartBody = Type.Optional(
  Type.Union([Type.Object({ cart_id: Type.Optional(Type.String({ maxLength: 64 })) }), Type.Null()]),
);

/** The token says to whom; nothing has to be sent. */
export const AssignBody = Type.Optional(Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()]));

export const ChangeItemBody = Type.Object({
  cartItem: Type.Object({
    qty: Qty,
    sku: Type.Optional(Sku),
    quote_id: Type.Optional(Type.String({ maxLength: 64 })),
    item_id: Type.Optional(Type.Integer()),
  }),
});

export const CustomerAddress = Type.Object(
  {
    id: Type.Integer(),
    firstname: Type.String(),
    lastname: Type.String(),
    company: nullable(Type.String()),
    vat_id: nullable(Type.String()),
    street: Type.Array(Type.String()),
    postcode: Type.String(),
    city: Type.String(),
    country_id: Type.String(),
    telephone: Type.String(),
    default_billing: Type.Boolean(),
    default_shipping: Type.Boolean(),
  },
  { $id: 'CustomerAddress', title: 'CustomerAddress' },
);

export const Customer = Type.Object(
  {
    id: Type.Integer(),
    email: Type.String(),
    firstname: Type.String(),
    lastname: Type.String(),
    dob: nullable(Type.String()),
    addresses: Type.Array(named<Static<typeof CustomerAddress>>('CustomerAddress')),
    extension_attributes: Type.Object({
      amperio_plus: Type.Boolean(),
      amperio_plus_allowed: Type.Boolean(),
      neoportal_user_id: nullable(Type.String()),
    }),
  },
  { $id: 'Customer', title: 'Customer', description: 'Z-14' },
);
export const CustomerRef = named<Static<typeof Customer>>('Customer');

/** To be known to the server before the routes that name them. */
export const namedSchemas = [ErrorAnswer, CartItem, Cart, CustomerAddress, Customer] as const;
