import { openApiTypes } from './openapi-types.ts';
import type { OpenApi } from './openapi-types.ts';

const header = '// Made by `pnpm codegen` from the routes of commerce-api. Do not edit.\n';

/**
 * The committed OpenAPI document and the types of the REST client: path from the root → content.
 * @param document OpenAPI 3.1, made from the routes
 */
export function restFiles(document: object): ReadonlyMap<string, string> {
  return new Map([
    ['shared-contracts/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    // Made by our own server from our own schemas, so it has the shape that is read here.
    ['shared-contracts/src/rest/openapi-types.ts', `${header}${openApiTypes(document as OpenApi)}`],
  ]);
}
