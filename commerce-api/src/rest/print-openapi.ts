/** `node commerce-api/src/rest/print-openapi.ts` prints the OpenAPI document of the REST calls. */
import { openApiDocument } from './openapi.ts';

process.stdout.write(JSON.stringify(await openApiDocument()));
