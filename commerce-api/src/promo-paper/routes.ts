import type { FastifyInstance } from 'fastify';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { paperAddress, readPaperFile } from './address.ts';

const notFound = (): ApiError => new ApiError(404, 'no_paper', 'Nie ma takiej gazetki.');

/** J-294: promotion papers as PDF. The address of an earlier content leads to that of the current one. */
export function promoPaperRoutes(services: AppServices) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { readonly file: string } }>('/media/promo-paper/:file', async (request, reply) => {
      const asked = readPaperFile(request.params.file);
      const store = asked && services.reference.storesByCode.get(asked.store);
      const current = asked && store ? await services.promoPapers.current(services, store, asked.language) : null;
      if (asked === null || current === null) throw notFound();
      reply.header('x-content-type-options', 'nosniff');
      if (current.hash !== asked.hash)
        return reply.header('cache-control', 'no-store').redirect(paperAddress(asked.store, asked.language, current.hash), 302);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', `"${current.hash}"`)
        .header('content-disposition', `inline; filename="gazetka-${asked.store}-${asked.language}.pdf"`)
        .type('application/pdf')
        .send(current.bytes);
    });
  };
}
