/**
 * `node commerce-api/test/support/print-hidden-routes.ts` prints the calls of REST that OpenAPI does not name; nothing is run. It fails
 * when a schema of any call cannot be compiled, which the server itself does when the call first comes.
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { inboxRoutes } from '../../src/mail/inbox-routes.ts';
import { developmentRoutes } from '../../src/rest/development/index.ts';
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

const app = Fastify({ ajv: { customOptions: { coerceTypes: true } } }).withTypeProvider<TypeBoxTypeProvider>();
// No handler is called: they are there for their schemas, and are none of the shop's own calls.
await app.register(developmentRoutes({} as never));
await app.register(inboxRoutes({} as never));
const routes: HiddenRoute[] = [];
app.addHook('onRoute', ({ method, path, schema }) => {
  if (schema?.['hide'] !== true) return;
  for (const one of [method].flat()) routes.push({ method: one, path, query: propertiesOf(schema.querystring) });
});
await app.register(routesToRead());
await app.ready();
await app.close();
process.stdout.write(JSON.stringify(routes));
