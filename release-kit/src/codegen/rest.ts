import { cartSchema } from './cart-schema.ts';
import { openApiTypes } from './openapi-types.ts';
import type { OpenApi } from './openapi-types.ts';

const header = '// Made by `pnpm codegen` from the routes of commerce-api. Do not edit.\n';

/**
 * The committed OpenAPI document, the types of the REST client and the schema of carts: path from the root → content.
 * @param document OpenAPI 3.1, made from the routes
 */
export function restFiles(document: object): ReadonlyMap<string, string> {
  // Made by our own server from our own schemas, so it has the shape that is read here.
  const openApi = document as OpenApi;
  return new Map([
    ['shared-contracts/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['shared-contracts/src/rest/openapi-types.ts', `${header}${openApiTypes(openApi)}`],
    ['mfe-cart-checkout/src/service/cart-schema.ts', `${header}${cartSchema(openApi)}`],
  ]);
}
