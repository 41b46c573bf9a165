import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { KnownDocuments } from './known-documents.ts';

const asked = v.object({ query: v.string() });

/** The document of a request, by POST or GET; undefined where there is none. */
const documentOf = ({ body, query }: FastifyRequest): string | undefined => {
  if (!Buffer.isBuffer(body)) return v.is(asked, query) ? query.query : undefined;
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    return v.is(asked, parsed) ? parsed.query : undefined;
  } catch {
    return undefined;
  }
};

/** J-140: what no release of the shop sends does not reach the commerce server. */
export const refuseUnknownDocuments = (graphql: FastifyInstance, documents: Pick<KnownDocuments, 'has'>): void => {
  graphql.addHook('preHandler', async (request, reply) => {
    const document = documentOf(request);
    if (document !== undefined && (await documents.has(document))) return;
    await reply
      .code(400)
      .header('cache-control', 'no-store')
      .send({ errors: [{ message: 'Nieznane zapytanie.', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  });
};
