import { describe, expect, it } from '@jest/globals';
import { type InferInput, parse } from 'valibot';

import type { components } from '../rest/openapi-types.ts';
import { cartAnswerSchema } from './cart-answer.ts';

type Mutable<Type> =
  Type extends ReadonlyArray<infer Item>
    ? Mutable<Item>[]
    : Type extends object
      ? { -readonly [Key in keyof Type]: Mutable<Type[Key]> }
      : Type;
type ServerCart = Mutable<components['schemas']['Cart']>;

/** Compiles only while every cart that the server's OpenAPI document allows is one that the shop's schema takes. */
const asAnswer = (cart: ServerCart): InferInput<typeof cartAnswerSchema> => ({ ...cart });

describe('the cart of the OpenAPI document', () => {
  it('[C-01] [C-03] is a cart of the shop', () => {
    const cart: ServerCart = {
      cart_id: 'c1',
      version: 2,
      updated_at: '2026-11-20T08:00:00.000Z',
      total: 9000,
      total_count: 1,
      success: true,
      message: null,
      is_reservation: false,
      notices: '{}',
      additional_data: {},
      items: [
        {
          item_id: 1,
          quote_id: 'c1',
          product_id: 7,
          sku: 'A',
          main_product_sku: null,
          qty: 1,
          catalog_price: 10_000,
          catalog_final_price: 9000,
          item_discount: [{ code: 'autopromotion', discount: 1000 }],
          warranty: null,
          services: [],
          name: 'Pralka',
          manufacturer_name: 'Norda',
          request_path: '/pralka.html',
          thumbnail: '/media/catalog/7/pralka-front',
          min_sale_qty: 1,
          max_sale_qty: 5,
          availability: 1,
          omnibus_price: 10_000,
          row_total: 9000,
          row_discount: 1000,
        },
      ],
    };
    expect(parse(cartAnswerSchema, asAnswer(cart))).toEqual(cart);
  });
});
