/** `node commerce-api/test/support/print-hidden-routes.ts` prints the calls of REST that OpenAPI does not name; nothing is run. */
import Fastify from 'fastify';
import { routesToRead } from '../../src/rest/openapi.ts';
import type { HiddenRoute } from './hidden-routes.ts';

const propertiesOf = (schema: unknown): readonly string[] =>
  typeof schema === 'object' &&
  schema !== null &&
  'properties' in schema &&
  typeof schema.properties === 'object' &&
  schema.properties !== null
    ? Object.keys(schema.properties)
    : [];

const app = Fastify();
const routes: HiddenRoute[] = [];
app.addHook('onRoute', ({ method, path, schema }) => {
  if (schema?.['hide'] !== true) return;
  for (const one of [method].flat()) routes.push({ method: one, path, query: propertiesOf(schema.querystring) });
});
await app.register(routesToRead());
await app.ready();
await app.close();
process.stdout.write(JSON.stringify(routes));
