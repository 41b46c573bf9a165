import { describe, expect, it } from '@jest/globals';
import { readContractFiles } from '../../gate/contract-files.ts';
import { cartOperations } from './cart-operations.ts';

describe('[J-42] the cart service', () => {
  it('[A-01] calls operations that openapi.json describes, for guests and for customers', async () => {
    const { rest } = readContractFiles();
    expect(await cartOperations(rest)).toEqual([
      'DELETE /rest/V1/pwa/carts/{cartId}/items/{itemId}',
      'DELETE /rest/V1/pwa/guest-carts/{cartId}/items/{itemId}',
      'GET /rest/V1/pwa/carts/{cartId}',
      'GET /rest/V1/pwa/guest-carts/{cartId}',
      'POST /rest/V1/pwa/carts/mine',
      'POST /rest/V1/pwa/carts/{cartId}/items',
      'POST /rest/V1/pwa/guest-carts',
      'POST /rest/V1/pwa/guest-carts/{cartId}/items',
      'PUT /rest/V1/pwa/carts/{cartId}/items/{itemId}',
      'PUT /rest/V1/pwa/guest-carts/{cartId}',
      'PUT /rest/V1/pwa/guest-carts/{cartId}/items/{itemId}',
    ]);
  });

  it('fails the build when it calls what is not described', async () => {
    await expect(cartOperations(['GET /rest/V1/pwa/guest-carts'])).rejects.toThrow('which openapi.json does not describe');
  });
});
