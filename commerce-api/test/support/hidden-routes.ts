import Fastify from 'fastify';
import { routesToRead } from '../../src/rest/openapi.ts';

export interface HiddenRoute {
  readonly method: string;
  readonly path: string;
  /** Names of query parameters. */
  readonly query: readonly string[];
}

const propertiesOf = (schema: unknown): readonly string[] =>
  typeof schema === 'object' &&
  schema !== null &&
  'properties' in schema &&
  typeof schema.properties === 'object' &&
  schema.properties !== null
    ? Object.keys(schema.properties)
    : [];

/** The calls of REST that OpenAPI does not name, such as links of e-mails; nothing is run. */
export async function hiddenRoutes(): Promise<readonly HiddenRoute[]> {
  const app = Fastify();
  const routes: HiddenRoute[] = [];
  app.addHook('onRoute', ({ method, path, schema }) => {
    if (schema?.['hide'] !== true) return;
    for (const one of [method].flat()) routes.push({ method: one, path, query: propertiesOf(schema.querystring) });
  });
  await app.register(routesToRead());
  await app.ready();
  await app.close();
  return routes;
}
